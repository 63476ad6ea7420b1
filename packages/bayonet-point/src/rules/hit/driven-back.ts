import type { Spot, Waypoint } from '@vedette/engine/table';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { barriersBetween, ground } from '../ground/pieces.ts';
import { breakContact } from '../melee/contact.ts';
import { moveTo } from '../movement/put.ts';
import { paceOf, reachAlong } from '../movement/rate.ts';
import { farthestStand, lastClear, pointAlong, straight, wayTo } from '../movement/way.ts';
import { wayToCover } from './nearest-cover.ts';

/** How far apart the points of a way are looked at for cover. */
const STRIDE = 5;

/**
 * BP-HIT-08, BP-HIT-10, BP-MOR-11: a full move to the nearest cover from the hitter, or else straight away from him;
 * with nobody to get away from, to the nearest cover of all. BP-CAV-15: a rider trots.
 */
export function drivenBack(
  cx: PointCx,
  f: Figure,
  by: Figure | null,
  how: 'driven-back' | 'run' = 'driven-back',
): void {
  const { s } = cx;
  breakContact(s, f);
  f.task = null;
  f.pursuing = false;
  const pace = paceOf(f, 'trot', 1);
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], pace);
  const path = wayToCover(cx, f, by) ?? (by === null ? [] : straightAway(s, f, by, longest));
  if (path.length > 1) {
    const reach = untilCovered(s, f, path, reachAlong(s, f, path, pace), by);
    const stand = farthestStand(s, f, path, reach);
    if (stand !== null) moveTo(cx, f, stand, how, 'halt', how === 'run' ? 'BP-MOR-11' : 'BP-HIT-08');
  }
  f.gait = 'halt';
}

/** BP-HIT-08, BP-MOV-10: walls, hedges and the table's edge stop him; he bends round anything else. */
function straightAway(s: BayonetPointState, f: Figure, by: Figure, reach: number): readonly Waypoint[] {
  const start = { x: f.x, y: f.y, z: 0 };
  const to = away(s, f, by, reach);
  if (straight(s, f, to)) return [start, to];
  const walled = f.inside !== null || barriersBetween(ground(s), f, to).length > 0;
  return walled ? [start, lastClear(f, to, (at) => straight(s, f, at))] : wayTo(s, f, to, reach);
}

function away({ terrain }: BayonetPointState, f: Figure, from: Figure, reach: number): Spot {
  const [dx, dy] = [f.x - from.x, f.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  // As much of it as lies on the table.
  const share = (at: number, step: number, end: number) =>
    step === 0 ? reach : step > 0 ? (end - f.radius - at) / step : (f.radius - at) / step;
  const most = Math.min(
    reach,
    share(f.x, dx / length, terrain.width),
    share(f.y, dy / length, terrain.depth),
  );
  return { x: f.x + (dx / length) * most, y: f.y + (dy / length) * most, z: 0 };
}

/** BP-HIT-08: he stops on being in cover. */
function untilCovered(
  s: BayonetPointState,
  f: Figure,
  path: readonly Waypoint[],
  reach: number,
  by: Figure | null,
): number {
  const { radius, inside } = f;
  for (let gone = STRIDE; gone < reach; gone += STRIDE) {
    const { x, y } = pointAlong(path, gone);
    if (inCoverFrom(s, { x, y, radius, inside }, by)) return gone;
  }
  return reach;
}
