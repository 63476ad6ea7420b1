import { CLASSES, rowOf } from '../data/classes.ts';
import {
  CAVALRY_ARMS,
  FIGURES_BEYOND_DIE,
  FIGURES_PER_LEADER,
  INFANTRY_ARMS,
  type LEADER_EXTRAS,
} from '../data/generation.ts';
import type { FigureEntry, Force, UnitEntry } from './force.ts';

export interface Generation {
  readonly name: string;
  /** BP-ARMY-08: sides of the die for the numbers. */
  readonly die: number;
  /** BP-ARMY-06 */
  readonly lancers: boolean;
  readonly play: 'units' | 'individuals';
  /** BP-ARMY-05: what each Master takes besides. */
  readonly extra: (typeof LEADER_EXTRAS)[number] | null;
}

type Roll = (sides: number) => number;

const D6 = 6;
const D10 = 10;

/** BP-ARMY-02 to -08: a random army. Dice in the order of the rules: numbers, then each unit's size, arms, class. */
export function generateForce(roll: Roll, wish: Generation): Force {
  const infantry = roll(wish.die);
  const cavalry = Math.ceil(roll(wish.die) / 2);
  const units = [
    ...Array.from({ length: infantry }, (_, i) => generateUnit(roll, wish, 'infantry', i)),
    ...Array.from({ length: cavalry }, (_, i) => generateUnit(roll, wish, 'cavalry', i)),
  ];
  const head = {
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name: wish.name,
    limit: null,
  } as const;
  if (wish.play === 'units') return { ...head, units, figures: [] };
  return { ...head, units: [], figures: standAlone(roll, units) };
}

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];

function generateUnit(roll: Roll, wish: Generation, kind: 'infantry' | 'cavalry', i: number): UnitEntry {
  const figures = roll(wish.die) + FIGURES_BEYOND_DIE;
  const table = kind === 'infantry' ? INFANTRY_ARMS : CAVALRY_ARMS;
  const arms = rowOf(table, ({ faces }) => faces, roll(D6));
  const rolled = rowOf(CLASSES, ({ troops }) => troops, roll(D10));
  const carried = [...(wish.lancers ? arms.weapons : arms.withoutLancers)];
  const name = `${ORDINALS[i] ?? `${i + 1}th`} ${kind === 'infantry' ? 'Company' : 'Troop'}`;
  const unit = { name, troops: arms.type, class: rolled.id, figures, weapons: carried };
  return wish.extra === null || carried.includes(wish.extra) ? unit : { ...unit, extra: wish.extra };
}

/** BP-ARMY-03, BP-DIG-14: in individual play each man has his own class, and every eighth leads. */
function standAlone(roll: Roll, units: readonly UnitEntry[]): FigureEntry[] {
  const men = units.flatMap((unit) => Array.from({ length: unit.figures }, (_, i) => ({ unit, i })));
  return men.map(({ unit, i }, n) => {
    const leader = n % FIGURES_PER_LEADER === 0;
    const rolled = rowOf(CLASSES, (row) => (leader ? row.leaders : row.troops), roll(D10));
    const base = {
      name: `${unit.name}, ${i + 1}`,
      troops: unit.troops,
      class: rolled.id,
      weapons: [...unit.weapons],
    };
    return leader ? { ...base, leader } : base;
  });
}
