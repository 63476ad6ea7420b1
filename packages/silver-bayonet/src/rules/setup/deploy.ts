import type { Seat } from '@vedette/engine';
import { type Body, type Spot, snap } from '@vedette/engine/table';
import { BODIES, radiusOf } from '../../data/bases.ts';
import { waitsToDeploy } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { SilverBayonetOptions } from '../../options.ts';
import { boundsOf } from '../../scenario/deployment/area.ts';
import { deploymentArea } from '../../scenario/deployment/deployment-area.ts';
import type { AreaShape } from '../../scenario/format/shape.ts';
import { walkAlong } from '../../scenario/objects/walk-along.ts';
import { happened } from '../../scenario/story/happened.ts';
import type { Figure } from '../../state.ts';
import { nearestFooting } from '../movement/nearest-footing.ts';
import { firstSpot, touchesEnemy } from './deploy-question.ts';

/** SB-SET-01, step 6: the next member of the unit that deploys; the highest roll's whole unit first. */
export function deployNext(cx: SilverCx): void {
  const { s } = cx;
  const seat = s.deploying[0]!;
  const [member, ...others] = s.figures.filter((f) => f.side === seat && waitsToDeploy(f));
  if (member !== undefined) deploy(cx, member, seat);
  if (others.length > 0) return;
  s.deploying.shift();
  if (s.deploying.length > 0) return;
  happened(cx, { event: 'deployed' });
  s.stage = 'fate';
}

function deploy(cx: SilverCx, member: Figure, seat: Seat): void {
  const area = deploymentArea(cx, member);
  if (mayRideOut(cx, member, area)) {
    const ride = cx.ask('rideOut', seat, { options: ['mounted', 'on-foot'], figure: member.id });
    if (ride === 'mounted') mount(member, cx.s.options);
  }
  const room = firstSpot(cx, member, area) !== null;
  const spot = room ? cx.ask('deploy', seat, { figure: member.id, area }) : besides(cx, member, area);
  const { grid } = cx.s.terrain;
  Object.assign(member, { x: snap(spot.x, grid), y: snap(spot.y, grid), z: snap(spot.z, grid) });
  member.standing = 'standing';
  const { x, y, z, mounted } = member;
  cx.emit({ type: 'deployed', rule: 'SB-SET-02', figure: member.id, x, y, z, mounted });
  walkAlong(cx, member);
}

/** SB-CAV-01, SB-SCN-GEN-28: who may ride at all, does so where there is room for the horse. */
function mayRideOut(cx: SilverCx, member: Figure, area: readonly AreaShape[]): boolean {
  if (cx.s.scenario.mounted === 'forbidden') return false;
  if (!cx.modify('mayRide', member, false)) return false;
  const rider = { ...member };
  mount(rider, cx.s.options);
  return firstSpot(cx, rider, area) !== null;
}

/** SB-CAV-01. */
export function mount(member: Figure, options: SilverBayonetOptions): void {
  member.mounted = true;
  member.radius = radiusOf(BODIES.mounted.mm, options);
  member.height = BODIES.mounted.height;
}

/** SB-GEN-11: for whom the area has no room left, the nearest place to its middle. */
function besides(cx: SilverCx, member: Figure, [area]: readonly AreaShape[]): Spot {
  const { west, south, east, north } = boundsOf(area!);
  const middle = { x: (west + east) / 2, y: (south + north) / 2, z: 0 };
  const { width, depth } = cx.s.terrain;
  const free = (there: Body) => !touchesEnemy(cx.s, member, there);
  const place = nearestFooting(cx, member, middle, width + depth, free);
  return place ?? middle;
}
