import {
  type Body,
  distance,
  distanceToPiece,
  distanceToSpot,
  dropsNear,
  edgeSpan,
  inRegion,
  type Limit,
  laid,
  nearestPlace,
  type Piece,
  type Spot,
  snap,
  surfacesAt,
  sweptPieces,
  tableOf,
} from '@vedette/engine/table';
import { SPREAD_BASE } from '../data/bodies.ts';
import { CONTACT, LENGTH, TOLERANCE } from '../data/sticks.ts';
import type { Look } from '../game.ts';
import type { Model, Room } from '../state.ts';
import { acrossObstacle, STEP, touch } from './ground/contact.ts';
import { GRID } from './ground/grid.ts';
import { isIn } from './ground/haunts.ts';
import { inTheOpen, sees, throwsTo } from './ground/sight.ts';
import { blocksPlace } from './ground/who-blocks.ts';
import { gaitOf } from './movement/gait.ts';
import type { FaithTable } from './table.ts';

/** FF-MOV-05: an overlap that is no more than this is none. */
const OVERLAP = 1;
/** FF-MOV-21 */
const DROP = 25;
/** FF-GEN-18: from one ring of places to the next. */
const RING = 1;

/** FF-GEN-07: base edge to base edge, on the grid of positions. */
function apart(a: Body, b: Body): number {
  return snap(distance(a, b), GRID);
}

/** What rules, special rules and odds can ask of the table: measured, since here everything has its place. */
export function relations(look: Look): FaithTable {
  const plain = laid<Model, ReturnType<typeof sees>, string>({
    distance: apart,
    sight: (from, to) => sees(look, from, to),
    touch: (a, b) => touch(look.s, a, b),
    drop: (of) =>
      dropsNear(tableOf(look.s.terrain), of, {
        gait: gaitOf(look, of),
        within: of.radius * 2,
        atLeast: DROP,
        guardHeight: CONTACT.obstacleHeight,
      }),
    inZone: (of, zone) => {
      const region = look.s.terrain.regions[zone];
      return region !== undefined && inRegion(region, of);
    },
    room: (of, at) => roomFor(look, of, at),
  });
  return {
    within: (of, far, among) => among.filter((other) => apart(of, other) <= far + TOLERANCE),
    inRange: (from, to, far, limit) => inRange(from, to, far, limit),
    sight: (from, to, eyes) => sees(look, from, to, eyes),
    inOrder: (of, among) => plain.inOrder(of, among),
    contact: (of, among) => plain.contact(of, among),
    touches: (of, other) => touch(look.s, of, other),
    drop: (of) => plain.drop(of),
    inZone: (of, zone) => plain.inZone(of, zone),
    room: (of, at) => plain.room(of, at),
    apart,
    apartFrom: (a, spot) => snap(distanceToSpot(a, spot), GRID),
    reaches: (of, marker) => distanceToSpot(of, marker, SPREAD_BASE / 2) <= CONTACT.gap,
    across: (a, b) => acrossObstacle(look.s, a, b),
    above: (a, b) => a.z - b.z >= CONTACT.levels,
    underfoot: (of) => underfoot(look, of),
    beside: (of) => beside(look, of),
    throughImmaterial: (from, to) => throughImmaterial(look, from, to),
    nearestCover: (of) => nearestCover(look, of),
    ground: (at) => isGround(look, at),
    throwsTo: (from, at) => throwsTo(look, from, at),
    inTheOpen: (from, to) => inTheOpen(look.s, from, to),
    haunts: ({ haunt }, at) => haunt === null || isIn(haunt, at),
    indoors: (at) => indoors(look.s.rooms, at),
  };
}

/** FF-GEN-07: the tolerance favours whoever acts, and he is glad to be near unless the rule says "nearer". */
function inRange(from: Body, to: Body, far: number, limit: Limit = 'or-equal'): boolean {
  const gap = apart(from, to);
  return limit === 'nearer' ? gap < far - TOLERANCE : gap <= far + TOLERANCE;
}

function underfoot({ s }: Look, of: Body): readonly Piece[] {
  const table = tableOf(s.terrain);
  const { x, y, z, radius } = of;
  return sweptPieces(table, radius, x, y, x, y, OVERLAP)
    .map((p) => table.pieces[p]!)
    .filter((piece) => {
      const level = piece.surface === 'none' ? piece.base : piece.top;
      return !piece.solid && Math.abs(level - z) <= STEP;
    });
}

function beside({ s }: Look, of: Body): readonly Piece[] {
  const table = tableOf(s.terrain);
  const { x, y, z, radius, height } = of;
  return table.pieces.filter(
    (piece, p) =>
      piece.base <= z + height && piece.top >= z && distanceToPiece(table, p, x, y) <= radius + CONTACT.gap,
  );
}

/** FF-SPEC-30 */
function throughImmaterial({ s }: Look, from: Model, to: Model): boolean {
  return s.models.some(
    (other) =>
      other !== from &&
      other !== to &&
      other.standing === 'table' &&
      other.conditions.immaterial !== undefined &&
      edgeSpan(from.x, from.y, to.x, to.y, other.x, other.y, other.x, other.y, other.radius) !== null,
  );
}

/** FF-FEAR-07 */
function nearestCover({ s }: Look, { x, y }: Body): Piece | null {
  const table = tableOf(s.terrain);
  let nearest: Piece | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [p, piece] of table.pieces.entries()) {
    if (!piece.flags.includes('cover')) continue;
    const far = distanceToPiece(table, p, x, y);
    if (far < least) [nearest, least] = [piece, far];
  }
  return nearest;
}

/** FF-RNG-23 */
function isGround({ s }: Look, { x, y, z }: Spot): boolean {
  const { width, depth } = s.terrain;
  if (x < 0 || y < 0 || x > width || y > depth) return false;
  return surfacesAt(tableOf(s.terrain), x, y).some((surface) => Math.abs(surface.z - z) <= STEP);
}

/** FF-SET-15 */
function indoors(rooms: readonly Room[], at: Spot): Room | null {
  return rooms.find(({ shape, level }) => inRegion({ shape, level, tolerance: STEP }, at)) ?? null;
}

/** FF-GEN-18: the nearest free place, no farther than one Long from where it should be. */
function roomFor(look: Look, of: Model, at: Spot): Spot | null {
  const { s } = look;
  const others = s.models.filter((other) => other !== of && blocksPlace(other));
  const rules = { gait: gaitOf(look, of), ring: RING, limit: LENGTH.long };
  return nearestPlace(tableOf(s.terrain), of, at, others, rules);
}
