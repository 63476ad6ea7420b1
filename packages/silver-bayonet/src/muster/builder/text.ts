import type { Stat } from '@vedette/engine';
import type { Unit } from '../unit.ts';
import { figuresOf, mounted, nationTitle, type SheetFigure, spent, statCells } from './figures.ts';
import { words } from './words.ts';

/** The unit for a letter, a forum or a club's notice board. */
export function asText(unit: Unit): string {
  const head = `${unit.name}\n${nationTitle(unit)} · ${spent(unit)} · ${words.game}`;
  return `${[head, ...figuresOf(unit).map(figureText)].join('\n\n')}\n`;
}

export function statLine(stats: readonly Stat[]): string {
  return stats.map(({ title, value }) => `${title} ${value}`).join(', ');
}

function figureText(figure: SheetFigure): string {
  const { name, title, points, isOfficer, stats, attributes, arms } = figure;
  const { other } = mounted(figure);
  const carried = arms.map(({ title: item, upgrades }) =>
    upgrades.length === 0 ? item : `${item} (${upgrades.join(', ')})`,
  );
  return [
    isOfficer ? `${title} ${name}` : `${name}, ${title} (${points})`,
    `  ${statLine(statCells(stats))}`,
    ...(other === undefined ? [] : [`  ${other.title}: ${statLine(other.stats)}`]),
    ...(carried.length === 0 ? [] : [`  ${carried.join(', ')}`]),
    ...(attributes.length === 0 ? [] : [`  ${attributes.map((attribute) => attribute.title).join(', ')}`]),
  ].join('\n');
}
