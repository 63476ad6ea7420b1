import {
  along,
  type Gait,
  measure,
  type Obstacle,
  type Reach,
  route,
  type Spot,
  snap,
  type Table,
  type Waypoint,
} from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { WHOLE_JUMPS } from '../../rules/movement/cut.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { groundOf } from '../../rules/movement/ground-of.ts';
import type { Figure } from '../../state.ts';
import type { Survey } from '../plan/survey.ts';
import { knownReach } from './reaches.ts';

/** Somewhere a figure could go with this Move. */
export interface Place extends Spot {
  readonly cost: number;
  /** The way there, found when it is wanted. */
  path(): readonly Waypoint[] | null;
}

/** All the ground that a figure can get to now. */
export interface Ground {
  readonly mover: Figure;
  readonly look: Look;
  readonly reach: Reach;
  readonly budget: number;
}

/** Fineness of the ways that are looked for round walls. */
const RESOLUTION = 0.5;
/** Grid steps left between bases that are to touch. */
const HAIR = 3;
/** Directions round an enemy, from the nearest: as turns by cosine and sine. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.7071, 0.7071],
  [0.7071, -0.7071],
  [0, 1],
  [0, -1],
];

/** A way this much longer than the straight line is no detour. */
const DETOUR = 1.2;

export function groundAround(
  { look, care }: Pick<Survey, 'look' | 'care'>,
  mover: Figure,
  budget: number,
): Ground {
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  const obstacles = inTheWay(look, mover);
  return { mover, look, reach: knownReach(table, { mover, gait, budget, care, obstacles }), budget };
}

/** SB-MOV-03. */
function inTheWay(look: Look, mover: Figure): readonly Obstacle[] {
  const throughFriends = look.s.options['pass-through-friends'];
  const obstacles: Obstacle[] = [];
  for (const body of look.s.figures) {
    if (body === mover || body.id === mover.id || !stands(body)) continue;
    const passes = throughFriends && !areEnemies(look.s, mover, body);
    obstacles.push({ body, block: passes ? 'end' : 'always' });
  }
  return obstacles;
}

function placeAt({ reach: found }: Ground, entry: number): Place {
  const x = found.x[entry]!;
  const y = found.y[entry]!;
  const z = found.z[entry]!;
  return { x, y, z, cost: found.cost[entry]!, path: () => found.pathTo(x, y, z)?.slice(1) ?? null };
}

/** So many places it may stop at, near and far, in all directions. */
export function samples(ground: Ground, most: number): readonly Place[] {
  const { count, stop } = ground.reach;
  const step = Math.max(1, (count - 1) / most);
  const places: Place[] = [];
  for (let at = count - 1; at >= 1; at -= step) {
    let entry = Math.round(at);
    while (entry > 0 && stop[entry] === 0) entry--;
    if (entry > 0) places.push(placeAt(ground, entry));
  }
  return places;
}

/** A place from which a base touches a disc of this radius; null when none is within reach. */
export function placeBeside(ground: Ground, at: Spot, radius = MARKER_RADIUS): Place | null {
  const { x, y, z, cost, stop, count } = ground.reach;
  const near = ground.mover.radius + radius;
  let best = -1;
  for (let i = 0; i < count; i++) {
    if (stop[i] === 0 || (best >= 0 && cost[i]! >= cost[best]!)) continue;
    const dx = x[i]! - at.x;
    const dy = y[i]! - at.y;
    if (dx * dx + dy * dy <= near * near && Math.abs(z[i]! - at.z) < 1) best = i;
  }
  return best < 0 ? null : placeAt(ground, best);
}

/** A place in contact with somebody; null when none is within reach. */
export function contactWith(ground: Ground, foe: Figure): Place | null {
  const { mover, look, reach: found } = ground;
  const dx = mover.x - foe.x;
  const dy = mover.y - foe.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const { grid } = look.s.terrain;
  const away = mover.radius + foe.radius + HAIR / grid;
  if (apart === 0 || apart - away > ground.budget) return null;
  for (const [cos, sin] of ROUND) {
    const x = snap(foe.x + ((dx * cos - dy * sin) / apart) * away, grid);
    const y = snap(foe.y + ((dx * sin + dy * cos) / apart) * away, grid);
    const cost = found.costAt(x, y, foe.z);
    if (cost > ground.budget || !found.canStopAt(x, y, foe.z)) continue;
    return { x, y, z: foe.z, cost, path: () => found.pathTo(x, y, foe.z)?.slice(1) ?? null };
  }
  return null;
}

/** This very spot; null when it is out of reach. */
export function placeOn({ reach: found, budget }: Ground, { x, y, z }: Spot): Place | null {
  const cost = found.costAt(x, y, z);
  if (cost > budget || !found.canStopAt(x, y, z)) return null;
  return { x, y, z, cost, path: () => found.pathTo(x, y, z)?.slice(1) ?? null };
}

/** A way to somewhere out of reach. */
interface Approach {
  /** As far as this Move gets. */
  readonly place: Place;
  /** Inches of movement that will then be left. */
  readonly left: number;
}

/** The first stretch of the way to a spot out of reach; null when it is straight ahead, or there is no way. */
export function approach(ground: Ground, at: Spot): Approach | null {
  const { look, mover, budget } = ground;
  const table = groundOf(look, mover);
  const body = { x: at.x, y: at.y, z: at.z, radius: MARKER_RADIUS, height: mover.height };
  const start = { x: mover.x, y: mover.y, z: mover.z };
  if (isPlain(table, gaitOf(look, mover), mover, at)) return null;
  const goal = { body, within: 0 };
  const far = Number.POSITIVE_INFINITY;
  const found = route(table, gaitOf(look, mover), mover, start, goal, far, inTheWay(look, mover), {
    resolution: RESOLUTION,
  });
  if (found === null || found.cost <= 0) return null;
  const { spot } = along(table, mover, found.trace, budget, WHOLE_JUMPS);
  const place = placeNearest(ground, spot);
  return { place, left: Math.max(0, found.cost - place.cost) };
}

/** Whether the crow's way is as good as any. */
function isPlain(table: Table, gait: Gait, mover: Figure, { x, y, z }: Spot): boolean {
  const dx = x - mover.x;
  const dy = y - mover.y;
  const { cost } = measure(table, gait, mover, [
    { x: mover.x, y: mover.y, z: mover.z },
    { x, y, z },
  ]);
  return cost <= Math.sqrt(dx * dx + dy * dy) * DETOUR;
}

/** Of all places it may stop at the one nearest to a spot. */
function placeNearest(ground: Ground, at: Spot): Place {
  const { x, y, z, stop, count } = ground.reach;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    if (stop[i] === 0) continue;
    const dx = x[i]! - at.x;
    const dy = y[i]! - at.y;
    const dz = z[i]! - at.z;
    const apart = dx * dx + dy * dy + dz * dz;
    if (apart >= least) continue;
    best = i;
    least = apart;
  }
  return placeAt(ground, best);
}
