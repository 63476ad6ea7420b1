import type { Formation, Random, Refusal, Shapes } from '@vedette/engine';
import { DIRECTIONS, distanceToPiece, type Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { areEnemies, members, onTable, unit } from '../../figures.ts';
import { anyNear } from '../../near.ts';
import { type Area, boundsOf, holds } from '../../scenario/story/area.ts';
import type { BayonetPointState, Figure, UnitId } from '../../state.ts';
import { areasAt, ground, isBuilding, pieceNamed, typeOf } from '../ground/pieces.ts';
import { nearestStand } from '../ground/place.ts';
import { capacityOf } from '../movement/obstacles/buildings.ts';
import { type Shape, slotsOf } from '../movement/shapes.ts';

export interface DeployQuestion extends Shapes {
  readonly unit: UnitId;
  /** Every base must lie wholly in one of them. */
  readonly areas: readonly Area[];
  /** Not nearer than this to enemies and objects. */
  readonly apart: number;
  /** BP-SCN-14: of all `places` the one nearest to the middle must be one of `places.open`; null: anywhere. */
  readonly places: { readonly all: readonly string[]; readonly open: readonly string[] } | null;
}

/** A place on the table, and the house it is in. */
export interface Place extends Spot {
  readonly inside: string | null;
}

/** Distances between the places tried for a unit, wide ones first. */
const SWEEPS = [240, 60];
/** A figure finds its place within so many bases of where the shape would have it. */
const BASES_ASIDE = 3;
/** Whoever has no room indoors may have to go round the house. */
const BASES_ROUND_A_HOUSE = 8;
const TRIES = 12;

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
  for (const [i, f] of men.entries()) {
    const accept = (at: Spot) =>
      taken.every((other) => apart(at, other) >= base) &&
      (i === 0 || apart(at, taken[0]!) - base <= within) &&
      mayStartAt(s, question, f, at);
    const indoors =
      house !== null && !f.mounted && taken.length < house.room
        ? nearestStand(s, { figure: f, inside: house.id, keepOff: true, accept }, slots[i]!, house.wide)
        : null;
    const aside = (house === null ? BASES_ASIDE : BASES_ROUND_A_HOUSE) * base;
    const spot =
      indoors ?? nearestStand(s, { figure: f, inside: null, keepOff: true, accept }, slots[i]!, aside);
    if (spot === null) return null;
    taken.push({ ...spot, inside: indoors === null || house === null ? null : house.id });
  }
  return taken;
}

/** Whether enemies or objects are too near for anybody to find a place about the middle: the cheapest thing to ask. */
function isHopeless(
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

interface House {
  readonly id: string;
  readonly room: number;
  readonly wide: number;
}

/** BP-GEN-16: the building a unit is sent into, and how many more it holds. */
function houseAt(s: BayonetPointState, { x, y }: Spot): House | null {
  const table = ground(s);
  const p = areasAt(table, x, y).find((piece) => isBuilding(typeOf(table, piece)));
  if (p === undefined) return null;
  const { id, outline } = table.pieces[p]!;
  const inIt = s.figures.filter((f) => f.inside === id && onTable(f)).length;
  const xs = outline.filter((_, i) => i % 2 === 0);
  return { id, room: capacityOf(s, p) - inIt, wide: Math.max(...xs) - Math.min(...xs) };
}

function mayStartAt(
  s: BayonetPointState,
  { areas, apart: off }: DeployQuestion,
  f: Figure,
  at: Spot,
): boolean {
  if (!areas.some((area) => holds(area, at, f.radius))) return false;
  if (off === 0) return true;
  const tooNear = (other: Figure) => areEnemies(f, other) && apart(at, other) < off + f.radius + other.radius;
  if (anyNear(s, at.x, at.y, f.radius + off, tooNear)) return false;
  return s.animals.every((animal) => apart(at, animal) >= off + f.radius + animal.radius);
}

function apart(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
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

export function deployProblem(q: DeployQuestion, answer: Formation, s: BayonetPointState): Refusal | null {
  const { middle } = answer;
  if (!q.areas.some((area) => holds(area, middle, 0)))
    return { code: 'deploy.outside', rule: 'BP-SCN-07', message: 'That is outside the zone.' };
  if (!isOpen(s, q, middle))
    return { code: 'deploy.second', rule: 'BP-SCN-14', message: 'Others have had nobody yet.' };
  if (deploymentOf(s, q, answer) !== null) return null;
  return { code: 'deploy.no-room', rule: 'BP-SCN-07', message: 'The unit does not fit there.' };
}

function isOpen(s: BayonetPointState, { places }: DeployQuestion, middle: Spot): boolean {
  return places === null || places.open.includes(nearestPlace(s, places.all, middle));
}

/** What takes up least room: where no column fits, nothing does. */
const COMPACT: Shape = 'column';

/** The first column that fits, looking through each area from its north-west corner. */
export function anyDeployment(s: BayonetPointState, q: DeployQuestion): Formation | null {
  for (const step of SWEEPS) {
    for (const area of q.areas) {
      const [west, north, east, south] = boundsOf(area);
      for (let y = north + Math.min(step, south - north) / 2; y < south; y += step) {
        for (let x = west + Math.min(step, east - west) / 2; x < east; x += step) {
          const formation = { middle: { x, y, z: 0 }, facing: 0, shape: COMPACT };
          if (deployProblem(q, formation, s) === null) return formation;
        }
      }
    }
  }
  return null;
}

export function randomDeployment(
  q: DeployQuestion,
  random: Random,
  look: () => BayonetPointState,
): Formation | null {
  const s = look();
  for (let tries = 0; tries < TRIES; tries++) {
    const [west, north, east, south] = boundsOf(q.areas[random.below(q.areas.length)]!);
    const middle = {
      x: west + random.below(Math.max(1, Math.floor(east - west))),
      y: north + random.below(Math.max(1, Math.floor(south - north))),
      z: 0,
    };
    const facing = random.below(DIRECTIONS.length);
    const formation = { middle, facing, shape: q.shapes[random.below(q.shapes.length)]! };
    if (deployProblem(q, formation, s) === null) return formation;
  }
  return anyDeployment(s, q);
}
