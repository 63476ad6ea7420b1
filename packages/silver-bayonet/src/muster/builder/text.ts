import type { Unit } from '../unit.ts';
import { figuresOf, nationTitle, type SheetFigure, spent, statCells } from './figures.ts';
import { words } from './words.ts';

/** The unit for a letter, a forum or a club's notice board. */
export function asText(unit: Unit): string {
  const head = `${unit.name}\n${nationTitle(unit)} · ${spent(unit)} · ${words.game}`;
  return `${[head, ...figuresOf(unit).map(figureText)].join('\n\n')}\n`;
}

function figureText({ name, title, points, isOfficer, stats, attributes, arms }: SheetFigure): string {
  const cells = statCells(stats).map((stat) => `${stat.title} ${stat.value}`);
  const carried = arms.map(({ title: item, upgrades }) =>
    upgrades.length === 0 ? item : `${item} (${upgrades.join(', ')})`,
  );
  return [
    isOfficer ? `${title} ${name}` : `${name}, ${title} (${points})`,
    `  ${cells.join(', ')}`,
    ...(carried.length === 0 ? [] : [`  ${carried.join(', ')}`]),
    ...(attributes.length === 0 ? [] : [`  ${attributes.map((attribute) => attribute.title).join(', ')}`]),
  ].join('\n');
}
