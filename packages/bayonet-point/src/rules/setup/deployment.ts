import type { Formation } from '@vedette/engine';
import { distanceToPiece, type Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { areEnemies, members, onTable, unit } from '../../figures.ts';
import { anyNear } from '../../near.ts';
import type { DeployQuestion } from '../../questions.ts';
import { holds } from '../../scenario/story/area.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { areasAt, ground, isBuilding, pieceNamed, typeOf } from '../ground/pieces.ts';
import { nearestStand } from '../ground/place.ts';
import { capacityOf } from '../movement/obstacles/buildings.ts';
import { type Shape, slotsOf } from '../movement/shapes.ts';

/** A place on the table, and the house it is in. */
export interface Place extends Spot {
  readonly inside: string | null;
}

/** A figure finds its place within so many bases of where the shape would have it. */
export const BASES_ASIDE = 3;
/** Whoever has no room indoors may have to go round the house. */
const BASES_ROUND_A_HOUSE = 8;

/** BP-SCN-07: a place for everybody, in coherency, inside the areas, on nobody's base; null when they do not fit. */
export function deploymentOf(
  s: BayonetPointState,
  question: DeployQuestion,
  { middle, facing, shape }: Formation,
): Place[] | null {
  const men = members(s, unit(s, question.unit));
  const base = 2 * men[0]!.radius;
  if (isHopeless(s, question, men[0]!, middle, BASES_ASIDE * base)) return null;
  const within = mm(s, 'coherency');
  const named = shape as Exclude<Shape, 'as-you-are'>;
  const slots = slotsOf({ middle, facing, shape: named, count: men.length, base, within });
  const house = houseAt(s, middle);
  const taken: Place[] = [];
  // Where one finds no place indoors the next will not either.
  let full = false;
  for (const [i, f] of men.entries()) {
    const accept = (at: Spot) =>
      taken.every((other) => apart(at, other) >= base) &&
      (i === 0 || apart(at, taken[0]!) - base <= within) &&
      inZone(question, f, at) &&
      keepsApart(s, question, f, at);
    const indoors: Spot | null =
      house !== null && !full && !f.mounted && taken.length < house.room
        ? nearestStand(s, { figure: f, inside: house.id, keepOff: true, accept }, slots[i]!, house.wide)
        : null;
    full ||= indoors === null;
    const aside = (house === null ? BASES_ASIDE : BASES_ROUND_A_HOUSE) * base;
    const spot =
      indoors ?? nearestStand(s, { figure: f, inside: null, keepOff: true, accept }, slots[i]!, aside);
    if (spot === null) return null;
    taken.push({ ...spot, inside: indoors === null || house === null ? null : house.id });
  }
  return taken;
}

/** Whether enemies or objects are too near for anybody to find a place about the middle: the cheapest thing to ask. */
export function isHopeless(
  s: BayonetPointState,
  { apart: off }: DeployQuestion,
  f: Figure,
  { x, y }: Spot,
  aside: number,
): boolean {
  const reach = off - aside;
  if (reach <= 0) return false;
  if (anyNear(s, x, y, reach, (other) => areEnemies(f, other))) return true;
  return s.animals.some((animal) => apart({ x, y }, animal) < reach + animal.radius);
}

export interface House {
  readonly id: string;
  readonly room: number;
  readonly wide: number;
}

/** BP-GEN-16: the building a unit is sent into, and how many more it holds. */
export function houseAt(s: BayonetPointState, { x, y }: Spot): House | null {
  const table = ground(s);
  const p = areasAt(table, x, y).find((piece) => isBuilding(typeOf(table, piece)));
  if (p === undefined) return null;
  const { id, outline } = table.pieces[p]!;
  const inIt = s.figures.filter((f) => f.inside === id && onTable(f)).length;
  const xs = outline.filter((_, i) => i % 2 === 0);
  return { id, room: capacityOf(s, p) - inIt, wide: Math.max(...xs) - Math.min(...xs) };
}

/** BP-SCN-07: whether a whole base lies in the zone. */
export function inZone({ areas }: DeployQuestion, { radius }: Figure, at: Spot): boolean {
  return areas.some((area) => holds(area, at, radius));
}

/** Whether enemies and objects are as far off as the scenario wants them. */
export function keepsApart(
  s: BayonetPointState,
  { apart: off }: DeployQuestion,
  f: Figure,
  at: Spot,
): boolean {
  if (off === 0) return true;
  const tooNear = (other: Figure) => areEnemies(f, other) && apart(at, other) < off + f.radius + other.radius;
  if (anyNear(s, at.x, at.y, f.radius + off, tooNear)) return false;
  return s.animals.every((animal) => apart(at, animal) >= off + f.radius + animal.radius);
}

/** BP-SCN-14: which of these pieces a spot belongs to. */
export function nearestPlace(s: BayonetPointState, places: readonly string[], at: Spot): string {
  const table = ground(s);
  let best = places[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const id of places) {
    const far = distanceToPiece(table, pieceNamed(table, id), at.x, at.y);
    if (far >= least) continue;
    least = far;
    best = id;
  }
  return best;
}
