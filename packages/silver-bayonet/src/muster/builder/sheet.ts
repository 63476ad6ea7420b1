import type { Boxes, SheetBlock, UnitSheet } from '@vedette/engine';
import type { Unit } from '../unit.ts';
import { badgeOf, figuresOf, mounted, nationTitle, type SheetFigure, spent, statCells } from './figures.ts';
import { words } from './words.ts';

const FATE = { power: 4, skill: 4, monster: 2 } as const;

/** SB-UNIT-16: the unit on paper. Fate dice come and go: boxes to tick. */
export function sheetOf(unit: Unit): UnitSheet {
  const boxes = (['power', 'skill', 'monster'] as const).map(
    (die): Boxes => ({ title: words.sheet[die], count: FATE[die], shape: 'square' }),
  );
  return {
    name: unit.name,
    line: `${nationTitle(unit)} · ${spent(unit)} · ${words.game}`,
    pool: { title: words.sheet.fate, boxes },
    blocks: figuresOf(unit).map((figure) => blockOf(figure, unit)),
  };
}

function blockOf(figure: SheetFigure, unit: Unit): SheetBlock {
  const { name, title, type, points, isOfficer, stats, attributes, arms, wounds, xp } = figure;
  const worth = isOfficer ? `${words.stats.recruitment} ${points}` : words.points(points);
  return {
    badge: badgeOf(type, unit),
    name,
    line: `${title} · ${worth}`,
    lead: isOfficer,
    grows: { title: words.sheet.xp, value: xp === 0 ? '' : String(xp) },
    stats: statCells(stats),
    ...mounted(figure),
    arms: arms.map((line) => ({
      title: [line.title, ...line.upgrades].join(' + '),
      words: line.words,
      ...(line.loads ? { tick: words.sheet.loaded } : {}),
    })),
    traits: [...attributes.map((line) => ({ title: line.title, words: line.meaning })), ...wounds],
    boxes: [
      { title: words.sheet.health, count: stats.health, shape: 'square' },
      { title: words.sheet.fatigue, count: figure.fatigue, shape: 'round' },
    ],
  };
}
