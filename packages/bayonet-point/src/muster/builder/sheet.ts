import type { SheetBlock, SheetLine, UnitSheet } from '@vedette/engine';
import { FATAL_WOUNDS } from '../../data/outcomes.ts';
import { troopType } from '../../data/troops.ts';
import { FIREARMS } from '../../data/weapons.ts';
import type { FigureEntry, Force, UnitEntry } from '../force.ts';
import {
  armsList,
  badgeOf,
  classStats,
  kindOf,
  legend,
  numbersOf,
  OFFICER,
  pairOf,
  weaponTitle,
} from './arms.ts';
import { forcePrice, priceOf } from './entries.ts';
import { words } from './words.ts';

/** "400 of 400 points · 4 units · 27 figures". */
export function strengthLine(force: Force): string {
  const { units, figures, limit, random } = force;
  if (random !== undefined && units.length + figures.length === 0) return words.unknown;
  const men = units.reduce((sum, unit) => sum + unit.figures, figures.length);
  return [
    words.spent(forcePrice(force), limit),
    ...(units.length > 0 ? [words.unitCount(units.length)] : []),
    words.figureCount(men),
  ].join(' · ');
}

/** The force on paper: a block a unit, or a man. */
export function sheetOf(force: Force): UnitSheet {
  return {
    name: force.name,
    line: `${strengthLine(force)} · ${words.game}`,
    pool: null,
    legend: legend(),
    blocks: [...force.units.map(unitBlock), ...force.figures.map(figureBlock)],
  };
}

function unitBlock(unit: UnitEntry): SheetBlock {
  const { name, troops, class: of, figures, weapons, extra } = unit;
  const own = extra === undefined ? weapons : [...weapons, extra];
  return {
    badge: badgeOf(troops, weapons),
    name,
    line: [kindOf(of, troops), words.figureCount(figures), words.points(priceOf(unit))].join(' · '),
    lead: false,
    stats: classStats(of),
    arms: armsLines(weapons),
    traits: [
      { title: words.sheet.leads, words: words.sheet.master(armsList(own).toLowerCase()) },
      moves(unit),
    ],
    boxes: [
      { title: words.sheet.men, count: figures - 1, shape: 'square' },
      { title: words.sheet.leader, count: FATAL_WOUNDS, shape: 'round' },
    ],
  };
}

function figureBlock(figure: FigureEntry): SheetBlock {
  const { name, troops, class: of, weapons, leader } = figure;
  return {
    badge: leader ? OFFICER : badgeOf(troops, weapons),
    name,
    line: [
      kindOf(of, troops),
      ...(leader === true ? [words.leading] : []),
      words.points(priceOf(figure)),
    ].join(' · '),
    lead: leader === true,
    stats: classStats(of),
    arms: armsLines(weapons),
    traits: [moves(figure)],
    boxes: [{ title: words.sheet.wounds, count: FATAL_WOUNDS, shape: 'round' }],
  };
}

/** BP-SHT-09: only what is not loaded within the shot can lie there unloaded. */
function isSlow(id: string): boolean {
  return FIREARMS.some((gun) => gun.id === id && gun.reload > 0);
}

function armsLines(weapons: readonly string[]): readonly SheetLine[] {
  return weapons.map((id) => ({
    title: weaponTitle(id),
    words: numbersOf(id),
    ...(isSlow(id) ? { tick: words.sheet.loaded } : {}),
  }));
}

/** BP-MOV-02, BP-CAV-03 */
function moves({ troops }: Pick<UnitEntry, 'troops'>): SheetLine {
  const { rates } = troopType(troops);
  const title = words.sheet.moves;
  if (rates === null) return { title, words: words.sheet.foot(pairOf('infantry')) };
  const { trot, canter, gallop } = rates;
  return { title, words: words.sheet.horse(pairOf(trot), pairOf(canter), pairOf(gallop)) };
}

/** For a letter, a forum or a club's notice board. */
export function asText(force: Force): string {
  const sheet = sheetOf(force);
  const blocks = sheet.blocks.map(({ name, line, stats, arms }, i) => {
    const { extra } = force.units[i] ?? {};
    return [
      `${name}, ${line}`,
      `  ${stats.map(({ title, value }) => `${title} ${value}`).join(', ')}`,
      ...(arms.length === 0 ? [] : [`  ${arms.map(({ title }) => title).join(', ')}`]),
      ...(extra === undefined ? [] : [`  ${words.sheet.besides(weaponTitle(extra))}`]),
    ].join('\n');
  });
  return `${[`${sheet.name}\n${sheet.line}`, ...blocks].join('\n\n')}\n`;
}
