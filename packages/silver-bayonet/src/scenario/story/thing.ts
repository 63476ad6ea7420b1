import { type Body, distanceToPiece, type Shape, type Spot, snap, tableOf } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { CONTACT, touch } from '../../rules/movement/contact.ts';
import type { SilverBayonetState } from '../../state.ts';
import { regionOf } from '../boards/zone.ts';
import { distanceToShape } from './shape-distance.ts';
import type { Thing } from './where.ts';

/** SB-GEN-05. */
const STEPS = 1000;
/** SB-GEN-09.R1: levels closer than this touch a marker. */
const MARKER_REACH = 1;

/** A point, as thin as it is. */
export function pointThing({ x, y, z }: Spot): Thing {
  return { is: 'marker', body: { x, y, z, radius: 0, height: 0 } };
}

/** SB-GEN-07: a marker's disc. */
export function markerThing({ x, y, z }: Spot): Thing {
  return { is: 'marker', body: { x, y, z, radius: MARKER_RADIUS, height: 0 } };
}

export function figureThing({ x, y, z, radius, height }: Body): Thing {
  return { is: 'figure', body: { x, y, z, radius, height } };
}

/** SB-GEN-08: from the base edge to the nearest point of it, rounded as all distances are. */
export function distanceTo(s: SilverBayonetState, thing: Thing, from: Body): number {
  if ('body' in thing) return distanceBetween(from, thing.body);
  const plan = Math.max(0, planDistance(s, thing, from) - from.radius);
  const [low, high] = levelsOf(s, thing);
  const rise = Math.max(0, low - from.z, from.z - high);
  return snap(Math.sqrt(plan * plan + rise * rise), STEPS);
}

/** SB-GEN-09, SB-SCN-GEN-16: base contact. */
export function isTouching(s: SilverBayonetState, thing: Thing, body: Body): boolean {
  if (!('body' in thing)) return distanceTo(s, thing, body) <= CONTACT.tolerance;
  if (thing.is === 'figure') return touch(s, body, thing.body);
  const { z } = thing.body;
  return Math.abs(z - body.z) < MARKER_REACH && distanceTo(s, thing, { ...body, z }) <= CONTACT.tolerance;
}

/** How far from its middle a base of this radius just touches it, in this direction. */
export function touchingAt(
  s: SilverBayonetState,
  thing: Thing,
  [dx, dy]: readonly [number, number],
  radius: number,
): Spot {
  const { x, y, z } = middleOf(s, thing);
  const at = (away: number) => ({ x: x + dx * away, y: y + dy * away, z });
  if ('body' in thing) return at(thing.body.radius + radius);
  // Halving what is too near and what is far enough: any outline has a last point on the ray.
  const [west, south, east, north] = boxOf(s, thing);
  let near = 0;
  let far = east - west + (north - south) + radius;
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (near + far) / 2;
    if (planDistance(s, thing, at(middle)) < radius) near = middle;
    else far = middle;
  }
  return at(far);
}

/** Enough to get below a step of the table's grid from any table. */
const HALVINGS = 24;

/** Its middle, on the level of its foot. */
export function middleOf(s: SilverBayonetState, thing: Thing): Spot {
  if ('body' in thing) return { x: thing.body.x, y: thing.body.y, z: thing.body.z };
  const [west, south, east, north] = boxOf(s, thing);
  return { x: (west + east) / 2, y: (south + north) / 2, z: levelsOf(s, thing)[0] };
}

/** The box it lies in: west, south, east, north. */
export function boxOf(s: SilverBayonetState, thing: Thing): readonly [number, number, number, number] {
  const shape = shapeOf(s, thing);
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const xs = shape.polygon.filter((_, i) => i % 2 === 0);
  const ys = shape.polygon.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const NOWHERE: Shape = { circle: [0, 0, 0] };

function shapeOf(s: SilverBayonetState, thing: Thing): Shape {
  if ('body' in thing) return { circle: [thing.body.x, thing.body.y, thing.body.radius] };
  if ('zone' in thing) return regionOf(s, thing.zone)?.shape ?? NOWHERE;
  const piece = s.terrain.pieces.find(({ id }) => id === thing.piece);
  return piece === undefined ? NOWHERE : { polygon: piece.outline };
}

/** Between the centre of a base and the outline, in plan; 0 inside. */
function planDistance(s: SilverBayonetState, thing: Thing, { x, y }: Pick<Spot, 'x' | 'y'>): number {
  if (!('piece' in thing)) return distanceToShape(shapeOf(s, thing), x, y);
  const i = s.terrain.pieces.findIndex(({ id }) => id === thing.piece);
  return distanceToPiece(tableOf(s.terrain), i, x, y);
}

/** From its foot to its top. */
function levelsOf(s: SilverBayonetState, thing: Thing): readonly [number, number] {
  if ('body' in thing) return [thing.body.z, thing.body.z];
  if ('zone' in thing) {
    const level = regionOf(s, thing.zone)?.level;
    return level === undefined ? [0, Number.POSITIVE_INFINITY] : [level, level];
  }
  const piece = s.terrain.pieces.find(({ id }) => id === thing.piece);
  return piece === undefined ? [0, 0] : [piece.base, piece.top];
}
