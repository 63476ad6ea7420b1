import type { Entry, Stat } from '@vedette/engine';
import { SMALLEST_UNIT } from '../../data/generation.ts';
import { type FigureEntry, type Force, MOST_WRITTEN, type UnitEntry } from '../force.ts';
import { pointsOf, unitPoints } from '../points.ts';
import { badgeOf, classStats, isWeapon, kindOf, OFFICER } from './arms.ts';
import { armsBlock, classField, extraBlock, givenArms, nameField, troopsField } from './fields.ts';
import { words } from './words.ts';

/** Points as far as weapons are known; a strange one has no price. */
export function priceOf(entry: UnitEntry | FigureEntry): number {
  const known = { ...entry, weapons: entry.weapons.filter(isWeapon) };
  return 'figures' in known ? unitPoints(known) : pointsOf(known);
}

export function forcePrice({ units, figures }: Force): number {
  return [...units, ...figures].reduce((sum, entry) => sum + priceOf(entry), 0);
}

/** BP-ARMY-12: his class, and what one man of them costs. */
function stats({
  class: of,
  troops,
  weapons,
}: Pick<FigureEntry, 'class' | 'troops' | 'weapons'>): readonly Stat[] {
  const each = pointsOf({ class: of, troops, weapons: weapons.filter(isWeapon) });
  return [...classStats(of), { title: words.stats.each, short: words.short.each, value: String(each) }];
}

/** BP-UNIT-01, BP-ARMY-13: a unit as it is bought; `diced`: as it was rolled. */
export function unitEntry(unit: UnitEntry, at: string, diced: boolean): Entry {
  const { name, troops, class: of, figures, weapons, extra } = unit;
  return {
    at,
    title: kindOf(of, troops),
    called: name,
    badge: badgeOf(troops, weapons),
    aside: words.figureCount(figures),
    cost: words.points(priceOf(unit)),
    fields: diced
      ? [nameField(name, at)]
      : [
          nameField(name, at),
          troopsField(troops, at),
          classField(of, at, 'ranks'),
          {
            kind: 'number',
            at: `${at}/figures`,
            label: words.strength,
            value: figures,
            min: SMALLEST_UNIT,
            max: MOST_WRITTEN.inUnit,
          },
        ],
    stats: stats(unit),
    terms: [],
    blocks: [
      diced ? givenArms(weapons, at) : armsBlock(weapons, at),
      extraBlock(name, extra ?? '', weapons, at, diced ? 'free' : 'paid'),
    ],
    notes: [],
  };
}

/** BP-DIG-14: a single figure as he is bought. */
export function figureEntry(figure: FigureEntry, at: string): Entry {
  const { name, troops, class: of, weapons, leader } = figure;
  return {
    ...figureHead(figure, at),
    fields: [
      nameField(name, at),
      troopsField(troops, at),
      classField(of, at, 'ranks-and-masters'),
      { kind: 'tick', at: `${at}/leader`, label: words.leader, value: leader === true },
    ],
    stats: stats(figure),
    blocks: [armsBlock(weapons, at)],
  };
}

/** The same as he was rolled: BP-ARMY-05 leaves a Master one arm to choose. */
export function dicedFigure(figure: FigureEntry, made: FigureEntry | undefined, at: string): Entry {
  const { name, class: of, weapons } = figure;
  const rolled = made?.weapons ?? weapons;
  const extra = weapons.find((id) => !rolled.includes(id)) ?? '';
  return {
    ...figureHead(figure, at),
    fields: [nameField(name, at)],
    stats: classStats(of),
    blocks: [
      givenArms(rolled, at),
      ...(of === 'master' ? [extraBlock(name, extra, rolled, at, 'free')] : []),
    ],
  };
}

function figureHead(figure: FigureEntry, at: string): Omit<Entry, 'fields' | 'stats' | 'blocks'> {
  const { name, troops, class: of, weapons, leader } = figure;
  return {
    at,
    title: kindOf(of, troops),
    called: name,
    badge: leader ? OFFICER : badgeOf(troops, weapons),
    ...(leader === true ? { aside: words.leading } : {}),
    cost: words.points(priceOf(figure)),
    terms: [],
    notes: [],
  };
}
