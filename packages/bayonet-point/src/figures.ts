import type { Seat } from '@vedette/engine';
import { type TroopClass, troopClass } from './data/classes.ts';
import type { BayonetPointState, Figure, FigureId, Unit, UnitId } from './state.ts';

/** Figures and units never leave their lists, so an index by id holds as long as the list does. */
const figureIndex = new WeakMap<readonly Figure[], Map<FigureId, Figure>>();
const unitIndex = new WeakMap<readonly Unit[], Map<UnitId, Unit>>();

function indexed<T extends { readonly id: string }>(
  index: WeakMap<readonly T[], Map<string, T>>,
  list: readonly T[],
  id: string,
): T {
  let byId = index.get(list);
  if (byId === undefined) {
    byId = new Map(list.map((entry) => [entry.id, entry]));
    index.set(list, byId);
  }
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There is no "${id}".`);
  return found;
}

export function figure(s: BayonetPointState, id: FigureId): Figure {
  return indexed(figureIndex, s.figures, id);
}

export function unit(s: BayonetPointState, id: UnitId): Unit {
  return indexed(unitIndex, s.units, id);
}

export function unitOf(s: BayonetPointState, f: Figure): Unit {
  return unit(s, f.unit);
}

export function members(s: BayonetPointState, u: Unit): Figure[] {
  return u.members.map((id) => figure(s, id));
}

export function unitsOf(s: BayonetPointState, side: Seat): Unit[] {
  return s.units.filter((u) => u.side === side);
}

export function classOf(f: Figure): TroopClass {
  return troopClass(f.class);
}

export function onTable(f: Figure): boolean {
  return f.standing === 'table';
}

/** BP-HIT-06 */
export function isDown(f: Figure): boolean {
  return f.down > 0;
}

/** On the table and on his feet, fleeing or not. */
function upright(f: Figure): boolean {
  return f.standing === 'table' && f.down === 0 && f.ground === 'up';
}

/** BP-GEN-20: on the table, not down, not on the ground, not fleeing. */
export function able(f: Figure): boolean {
  return upright(f) && !f.fleeing;
}

export function ables(s: BayonetPointState, u: Unit): Figure[] {
  return members(s, u).filter(able);
}

/** BP-MOR-10, BP-SCN-09: out of the game for good and not for an objective. */
export function isLost(f: Figure): boolean {
  return f.standing === 'incapacitated' || f.standing === 'routed' || f.standing === 'pursued';
}

/** BP-UNIT-03: the leader of a unit while he is in the game. */
export function leaderOf(s: BayonetPointState, u: Unit): Figure | null {
  return members(s, u).find((f) => f.leader && onTable(f)) ?? null;
}

/** BP-GEN-08, BP-DIG-17: the only one of a unit who is on the table or still to come; null: it has several, or none. */
export function onlyMan(s: BayonetPointState, u: Unit): Figure | null {
  const left = members(s, u).filter((f) => onTable(f) || f.standing === 'waiting');
  return left.length === 1 ? left[0]! : null;
}

/** BP-ACT-10, BP-MOR-03: a unit of which only its leader is left is a Master in every respect. */
export function unitClass(s: BayonetPointState, u: Unit): TroopClass {
  const last = onlyMan(s, u);
  return last?.leader === true ? classOf(last) : troopClass(u.class);
}

export function areEnemies(a: { readonly side: Seat }, b: { readonly side: Seat }): boolean {
  return a.side !== b.side;
}
