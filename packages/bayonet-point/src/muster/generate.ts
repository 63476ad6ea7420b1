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

/** The dice of a random army, in the order in which they were rolled (BP-GEN-19). */
export interface ArmyDice {
  /** BP-ARMY-02: for foot and for horse. */
  readonly numbers: readonly number[];
  /** BP-ARMY-03, a die a unit. */
  readonly sizes: readonly number[];
  /** BP-ARMY-04, BP-ARMY-06, a die a unit. */
  readonly arms: readonly number[];
  /** BP-ARMY-07: a die a unit, in individual play a die a figure. */
  readonly classes: readonly number[];
}

interface Diced {
  readonly force: Force;
  readonly dice: ArmyDice;
}

/** BP-ARMY-02 to -08: a random army. BP-GEN-19: all numbers, then all sizes, then all arms, then all classes. */
export function generateForce(roll: Roll, wish: Generation): Diced {
  const dice = (count: number, sides: number) => Array.from({ length: count }, () => roll(sides));
  const numbers = dice(2, wish.die);
  const [infantry, cavalry] = [numbers[0]!, Math.ceil(numbers[1]! / 2)];
  const sizes = dice(infantry + cavalry, wish.die);
  const arms = dice(infantry + cavalry, D6);
  const companies = sizes.map((size, i) =>
    i < infantry
      ? company(wish, 'infantry', i, size, arms[i]!)
      : company(wish, 'cavalry', i - infantry, size, arms[i]!),
  );
  const head = {
    format: 'vedette-force',
    version: 1,
    ruleset: 'bayonet-point',
    name: wish.name,
    limit: null,
  } as const;
  const men = companies.flatMap((unit) => Array.from({ length: unit.figures }, (_, i) => ({ unit, i })));
  const classes = dice(wish.play === 'units' ? companies.length : men.length, D10);
  const force: Force =
    wish.play === 'units'
      ? { ...head, units: companies.map((unit, i) => classed(wish, unit, classes[i]!)), figures: [] }
      : { ...head, units: [], figures: men.map(({ unit, i }, n) => standsAlone(unit, i, n, classes[n]!)) };
  return { force, dice: { numbers, sizes, arms, classes } };
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

/** A unit whose class has not been rolled. */
type Company = Omit<UnitEntry, 'class' | 'extra'>;

function company(
  wish: Generation,
  kind: 'infantry' | 'cavalry',
  i: number,
  size: number,
  arm: number,
): Company {
  const table = kind === 'infantry' ? INFANTRY_ARMS : CAVALRY_ARMS;
  const arms = rowOf(table, ({ faces }) => faces, arm);
  return {
    name: `${ORDINALS[i] ?? `${i + 1}th`} ${kind === 'infantry' ? 'Company' : 'Troop'}`,
    troops: arms.type,
    figures: size + FIGURES_BEYOND_DIE,
    weapons: [...(wish.lancers ? arms.weapons : arms.withoutLancers)],
  };
}

function classed({ extra }: Generation, unit: Company, die: number): UnitEntry {
  const rolled = { ...unit, class: rowOf(CLASSES, ({ troops }) => troops, die).id };
  return extra === null || unit.weapons.includes(extra) ? rolled : { ...rolled, extra };
}

/** BP-ARMY-03, BP-DIG-14: in individual play each man has his own class, and every eighth leads. */
function standsAlone({ name, troops, weapons }: Company, i: number, n: number, die: number): FigureEntry {
  const leader = n % FIGURES_PER_LEADER === 0;
  const rolled = rowOf(CLASSES, (row) => (leader ? row.leaders : row.troops), die);
  const base = { name: `${name}, ${i + 1}`, troops, class: rolled.id, weapons: [...weapons] };
  return leader ? { ...base, leader } : base;
}
