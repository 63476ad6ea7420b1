import {
  ATTRIBUTES,
  NATIONS,
  parseAttribute,
  SOLDIER_TYPES,
  type Stats,
} from '@vedette/silver-bayonet/library';
import {
  budget,
  musterOfficer,
  musterSoldier,
  type OfficerEntry,
  soldierCost,
  type Unit,
  unitCost,
} from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { ownOf } from '../words/own-of.ts';
import { ATTRIBUTE_REMINDERS } from '../words/reminders.ts';
import { type ArmsLine, armsLine, signed } from './arms.ts';

/** A member as sheets, cards and plain text show him. */
export interface SheetFigure {
  readonly name: string;
  /** "Captain", "Rifleman". */
  readonly title: string;
  readonly type: string;
  /** What he costs; for the Officer what he can spend. */
  readonly points: number;
  readonly isOfficer: boolean;
  readonly stats: Stats;
  /** From earlier games. */
  readonly xp: number;
  readonly attributes: readonly AttributeLine[];
  readonly arms: readonly ArmsLine[];
}

export interface AttributeLine {
  readonly title: string;
  readonly meaning: string;
}

/** The Officer first. Whoever cannot be worked out, with things on him that no book knows, is left out. */
export function figuresOf({ officer, soldiers }: Unit): readonly SheetFigure[] {
  const figures = [
    orNull(() => {
      const title = officer.rank ?? en.muster.officer;
      return figure(musterOfficer(officer), officer, title, budget(officer));
    }),
    ...soldiers.map((soldier) =>
      orNull(() => {
        const title = typeTitle(soldier.type);
        return figure(musterSoldier(soldier), soldier, title, soldierCost(soldier));
      }),
    ),
  ];
  return figures.filter((found) => found !== null);
}

/** One member's stats with all choices worked in; null while something about him is unknown. */
export function orNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function figure(
  mustered: ReturnType<typeof musterSoldier>,
  { name, record }: Pick<OfficerEntry, 'name' | 'record'>,
  title: string,
  points: number,
): SheetFigure {
  const { type, role, stats, attributes, items } = mustered;
  return {
    name,
    title,
    type,
    points,
    isOfficer: role === 'officer',
    stats,
    xp: record?.xp ?? 0,
    attributes: attributes.map(attributeLine),
    arms: items.map(armsLine),
  };
}

/** "Damage Reduction (1)". */
export function attributeLine(text: string): AttributeLine {
  const { id, args } = parseAttribute(text);
  const title = ATTRIBUTES.find((known) => known.id === id)?.title ?? id;
  return {
    title: args.length === 0 ? title : `${title} (${args.join(', ')})`,
    meaning: ownOf(ATTRIBUTE_REMINDERS, id) ?? '',
  };
}

export function typeTitle(type: string): string {
  return SOLDIER_TYPES.find(({ id }) => id === type)?.title ?? type;
}

export function nationTitle({ nation, country }: Pick<Unit, 'nation' | 'country'>): string {
  return country ?? NATIONS.find(({ id }) => id === nation)?.title ?? nation;
}

const STATS = ['speed', 'melee', 'accuracy', 'defence', 'courage', 'health'] as const;
const PLAIN: ReadonlySet<string> = new Set(['speed', 'defence', 'health']);

/** In the order of the books, with signs where they have signs. */
export function statCells(stats: Stats): readonly { readonly stat: keyof Stats; readonly value: string }[] {
  return STATS.map((stat) => ({ stat, value: PLAIN.has(stat) ? String(stats[stat]) : signed(stats[stat]) }));
}

/** "95 of 105 points". */
export function spent(unit: Unit): string {
  return en.muster.spent(unitCost(unit), budget(unit.officer));
}
