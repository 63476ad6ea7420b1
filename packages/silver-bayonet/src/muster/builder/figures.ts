import type { Badge, Line, OtherStats, Stat } from '@vedette/engine';
import { coatOf, symbolOf } from '../../board/symbols.ts';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { parseAttribute } from '../../data/attribute-text.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { MOST_OF_THE_TIRELESS } from '../../data/fatigue.ts';
import { inTheSaddle } from '../../data/mounted.ts';
import { MOST_FATIGUE } from '../../data/play.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import type { Stats } from '../../data/stats.ts';
import { equipmentOf } from '../carrying.ts';
import { budget, soldierCost, unitCost } from '../cost.ts';
import { type MusteredFigure, musterOfficer, musterSoldier } from '../mustered.ts';
import { attributesGained } from '../record.ts';
import type { OfficerEntry, SoldierEntry, Unit } from '../unit.ts';
import { type ArmsLine, armsLine, signed } from './arms.ts';
import { words } from './words.ts';
import { woundsOf } from './wounds.ts';

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
  /** What earlier games have cost. */
  readonly wounds: readonly Line[];
  /** Whether he may come on a horse. */
  readonly rides: boolean;
  /** SB-MEL-13: tokens that he can have. */
  readonly fatigue: number;
}

export interface AttributeLine {
  readonly title: string;
  readonly meaning: string;
}

/** The Officer first. Whoever cannot be worked out, with things on him that no book knows, is left out. */
export function figuresOf({ officer, soldiers }: Unit): readonly SheetFigure[] {
  const leader = officerLine(officer);
  return [
    ...(leader === null ? [] : [figure(leader, officer, officer.rank ?? words.officer, budget(officer))]),
    ...soldiers.flatMap((soldier) => {
      const line = soldierLine(soldier);
      return line === null ? [] : [figure(line, soldier, typeTitle(soldier.type), soldierCost(soldier))];
    }),
  ];
}

/** The Officer with all choices worked in; null while something about him is unknown. */
export function officerLine(officer: OfficerEntry): MusteredFigure | null {
  const { attributes, equipment } = officer;
  return isKnown(officer, attributes, equipment) ? musterOfficer(officer) : null;
}

export function soldierLine(soldier: SoldierEntry): MusteredFigure | null {
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  if (type === undefined) return null;
  const chosen = soldier.attribute === undefined ? [] : [soldier.attribute];
  return isKnown(soldier, chosen, equipmentOf(soldier, type)) ? musterSoldier(soldier) : null;
}

function isKnown(
  member: OfficerEntry | SoldierEntry,
  attributes: readonly string[],
  equipment: readonly string[],
): boolean {
  const items = [...equipment, ...member.special.map(({ item }) => item)];
  return (
    [...attributes, ...attributesGained(member)].every((id) => ATTRIBUTES.some((known) => known.id === id)) &&
    items.every((id) => ITEMS.some((known) => known.id === id))
  );
}

function figure(
  { type, role, stats, attributes, items }: MusteredFigure,
  { name, record }: Pick<OfficerEntry, 'name' | 'record'>,
  title: string,
  points: number,
): SheetFigure {
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
    wounds: woundsOf({ record }),
    rides: mayRide(attributes),
    fatigue: has(attributes, 'indefatigable') ? MOST_OF_THE_TIRELESS : MOST_FATIGUE,
  };
}

/** "Damage Reduction (1)". */
export function attributeLine(text: string): AttributeLine {
  const { id, args } = parseAttribute(text);
  const title = words.attributeTitle(id);
  return {
    title: args.length === 0 ? title : words.attributeWith(title, args),
    meaning: words.attributeReminder(id),
  };
}

export function typeTitle(type: string): string {
  return words.soldierTitle(type);
}

export function nationTitle({ nation, country }: Pick<Unit, 'nation' | 'country'>): string {
  return country ?? words.nationTitle(nation);
}

const STATS = ['speed', 'melee', 'accuracy', 'defence', 'courage', 'health'] as const;
const PLAIN: ReadonlySet<string> = new Set(['speed', 'defence', 'health']);

/** In the order of the books, with signs where they have signs. */
export function statCells(stats: Stats): readonly Stat[] {
  return STATS.map((stat) => ({
    title: words.stats[stat],
    short: words.statsShort[stat],
    value: PLAIN.has(stat) ? String(stats[stat]) : signed(stats[stat]),
  }));
}

/** SB-CAV-01. */
export function mayRide(attributes: readonly string[]): boolean {
  return has(attributes, 'combat-rider');
}

function has(attributes: readonly string[], wanted: string): boolean {
  return attributes.some((text) => parseAttribute(text).id === wanted);
}

/** SB-CAV-03, -09, -10: in the saddle, against those on foot. */
export function mounted({ rides, stats }: { readonly rides: boolean; readonly stats: Stats }): {
  readonly other?: OtherStats;
} {
  if (!rides) return {};
  const { speed, melee, defence } = inTheSaddle(stats);
  const cells = statCells({ ...stats, speed, melee, defence });
  return { other: { title: words.mounted, stats: cells } };
}

/** "95 of 105 points". */
export function spent(unit: Unit): string {
  return words.spent(unitCost(unit), budget(unit.officer));
}

export function badgeOf(type: string, { nation }: Pick<Unit, 'nation'>): Badge {
  return { ...symbolOf(type), coat: coatOf(nation) };
}
