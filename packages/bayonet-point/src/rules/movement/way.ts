import { measure, measureLeg, type Obstacle, route, type Spot, type Waypoint } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { able, areEnemies } from '../../figures.ts';
import { anyNear, near } from '../../near.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { areasAt, ground } from '../ground/pieces.ts';
import { snapped, standable } from '../ground/place.ts';
import { engineGait } from './engine-gait.ts';

/** Lattice points are a base apart. */
const RESOLUTION = { small: 20, large: 30 } as const;
/** How far apart places are tried, going back along a way. */
const STEP_BACK = 3;
/** Halvings after which a length is known to a fraction of a millimetre. */
const HALVINGS = 12;
const FINE = 5;

interface At {
  readonly x: number;
  readonly y: number;
}

/** BP-MOV-09: friends and the fallen may be passed, able enemies at a distance. */
export function obstaclesFor(s: BayonetPointState, f: Figure, reach: number): Obstacle[] {
  const keep = mm(s, 'enemy-gap');
  return near(s, f.x, f.y, reach)
    .filter((other) => other !== f)
    .map((body) =>
      areEnemies(f, body) && able(body) ? { body, block: 'always', keep } : { body, block: 'pass' },
    );
}

/** Whether the ground between two spots is open to a figure: no wall, building or barred ground. */
export function openGround(s: BayonetPointState, f: Figure, to: At, from: At = f): boolean {
  if (f.inside !== null) return true;
  return measureLeg(ground(s), engineGait(f), f, from.x, from.y, 0, to.x, to.y, 0) < Number.POSITIVE_INFINITY;
}

/** Whether a figure can go straight from where it stands, past enemies and walls. */
export function straight(s: BayonetPointState, f: Figure, to: At, from: At = f): boolean {
  return openGround(s, f, to, from) && passesEnemies(s, f, to, from);
}

/** BP-MOV-09: keeps its distance from able enemies, or from those among them that count. */
export function passesEnemies(
  s: BayonetPointState,
  f: Figure,
  to: At,
  from: At = f,
  counts: (enemy: Figure) => boolean = able,
): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy;
  if (squared === 0) return true;
  const half = Math.sqrt(squared) / 2;
  const gap = mm(s, 'enemy-gap');
  const passed = (other: Figure) => {
    if (!areEnemies(f, other) || !counts(other)) return false;
    const t = Math.max(0, Math.min(1, ((other.x - from.x) * dx + (other.y - from.y) * dy) / squared));
    // Whoever starts too near may only draw away, and then is nearest at the start.
    if (t === 0) return false;
    const [px, py] = [other.x - from.x - t * dx, other.y - from.y - t * dy];
    const keep = gap + f.radius + other.radius - 0.1;
    return px * px + py * py < keep * keep;
  };
  return !anyNear(s, from.x + dx / 2, from.y + dy / 2, half + f.radius + gap, passed);
}

/** The last point of a straight stretch up to which `clear` holds, which never holds again once it does not. */
export function lastClear(from: At, to: At, clear: (at: Spot) => boolean): Spot {
  const point = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, z: 0 });
  if (clear(point(1))) return point(1);
  let [good, bad] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2;
    if (clear(point(middle))) good = middle;
    else bad = middle;
  }
  return point(good);
}

/** The way to a spot, or as near to it as one comes: straight, else round things. It begins where the figure stands. */
export function wayTo(s: BayonetPointState, f: Figure, to: Spot, reach: number): readonly Waypoint[] {
  const start = { x: f.x, y: f.y, z: 0 };
  if (straight(s, f, to)) return [start, to];
  const found = f.inside === null ? routeTo(s, f, to, reach, 'near') : null;
  const path = found ?? [start];
  const end = path[path.length - 1]!;
  // A lattice ends somewhere near a wall; a man goes up to it.
  const last = lastClear(end, to, (at) => straight(s, f, at, end));
  return last.x === end.x && last.y === end.y ? path : [...path, last];
}

/** A way round things to a spot, or near it; null: there is none. */
export function routeTo(
  s: BayonetPointState,
  f: Figure,
  to: Spot,
  reach: number,
  where: 'there' | 'near',
): readonly Waypoint[] | null {
  const options = { resolution: RESOLUTION[s.options['figure-scale']], nearest: where === 'near' };
  const start = { x: f.x, y: f.y, z: 0 };
  const found = route(ground(s), engineGait(f), f, start, to, reach, obstaclesFor(s, f, reach), options);
  return found === null ? null : found.path;
}

export function lengthOf(path: readonly Waypoint[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) length += legOf(path, i);
  return length;
}

function legOf(path: readonly Waypoint[], i: number): number {
  return apart(path[i - 1]!, path[i]!);
}

/** The point at a distance along a path. */
export function pointAlong(path: readonly Waypoint[], distance: number): Spot {
  let left = distance;
  for (let i = 1; i < path.length; i++) {
    const leg = legOf(path, i);
    const [a, b] = [path[i - 1]!, path[i]!];
    if (leg > left) {
      const t = left / leg;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), z: 0 };
    }
    left -= leg;
  }
  const end = path[path.length - 1]!;
  return { x: end.x, y: end.y, z: 0 };
}

/** The farthest place along a path, up to a distance, where the figure may stand; null when only its own. */
export function farthestStand(
  s: BayonetPointState,
  f: Figure,
  path: readonly Waypoint[],
  distance: number,
  enemies: 'kept-off' | 'met' = 'kept-off',
): Spot | null {
  const wish = { figure: f, inside: f.inside, keepOff: enemies === 'kept-off' };
  const standAt = (gone: number): Spot | null => {
    const { x, y } = pointAlong(path, gone);
    const at = snapped(s, x, y);
    return standable(s, wish, at) ? at : null;
  };
  const farthest = Math.min(distance, lengthOf(path));
  for (let gone = farthest; gone > 0; gone -= STEP_BACK) {
    const found = standAt(gone);
    if (found !== null) return gone === farthest ? found : nearer(gone, found, standAt);
  }
  return null;
}

/** Up to what he stopped before, as near as makes contact. */
function nearer(gone: number, found: Spot, standAt: (gone: number) => Spot | null): Spot {
  let best = found;
  let [good, step] = [gone, STEP_BACK / 2];
  for (let i = 0; i < FINE; i++, step /= 2) {
    const at = standAt(good + step);
    if (at === null) continue;
    good += step;
    best = at;
  }
  return best;
}

/** Why a path that a player drew cannot be gone; null when it can. */
export function pathRefusal(s: BayonetPointState, f: Figure, path: readonly Waypoint[]): string | null {
  if (path.some((point) => 'by' in point || point.z !== 0)) return 'manner';
  const table = ground(s);
  if (f.inside !== null) {
    // BP-MOV-08: houses have no dents, so whoever never leaves one at a corner never leaves it.
    const within = ({ x, y }: Waypoint) => areasAt(table, x, y).some((p) => table.pieces[p]!.id === f.inside);
    return path.every(within) ? null : 'wall';
  }
  const trace = measure(table, engineGait(f), f, [{ x: f.x, y: f.y, z: 0 }, ...path]);
  return trace.refused === null ? null : trace.refused.code;
}
