import { mm } from '../../data/distances.ts';
import { figure, members, unitsOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { put } from '../../near.ts';
import type { DeployQuestion } from '../../questions.ts';
import type { DeploymentArea, OperationOf } from '../../scenario/format/operation.ts';
import { type Area, areaOf, grown, isEverywhere, strip } from '../../scenario/story/area.ts';
import { millimetres } from '../../scenario/story/distance.ts';
import { edgeOf, wholeEdge } from '../../scenario/story/edge.ts';
import { fits } from '../../scenario/story/filter.ts';
import { playable, seatOf } from '../../scenario/story/playable.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { dismount } from '../horses/mount.ts';
import { SHAPES } from '../movement/shapes.ts';
import { anyDeployment } from './deploy-question.ts';
import { deploymentOf, nearestPlace } from './deployment.ts';
import { freeSpots } from './room.ts';

type Wish = Pick<OperationOf<'deploy'>, 'side' | 'who'>;

/** Units of a side that fit and have no place yet. */
export function unplaced(s: BayonetPointState, { side, who }: Wish): Unit[] {
  return unitsOf(s, seatOf(s, side)).filter((u) => {
    const men = members(s, u);
    return !u.enters && men.every((f) => f.standing === 'waiting' && (who === undefined || fits(s, who, f)));
  });
}

/** BP-SCN-07: the next unit of a side into its zone; one for which there is no room comes on later. Whether any is left. */
export function deployNext(cx: PointCx, operation: OperationOf<'deploy'>): boolean {
  const { s } = cx;
  const [u] = unplaced(s, operation);
  if (u === undefined) return false;
  u.home = wholeEdge(s, edgeOf(s, operation.home));
  const question = roomFor(s, questionFor(s, u, operation));
  if (question === null) keepOff(cx, u);
  else form(cx, u, question);
  return unplaced(s, operation).length > 0;
}

/** BP-SCN-07: it waits beside the table and comes on at its home. */
export function keepOff(cx: PointCx, u: Unit): void {
  u.enters = true;
  cx.emit({ type: 'keptOff', rule: 'BP-SCN-07', unit: u.id });
}

/** BP-SCN-07: the owner says where, and in what shape; cavalry may start on foot. */
export function form(cx: PointCx, u: Unit, question: DeployQuestion): void {
  const { s } = cx;
  const formation = cx.ask('deploy', u.side, question);
  const places = deploymentOf(s, question, formation)!;
  u.members.forEach((id, i) => {
    const f = figure(s, id);
    put(s, f, places[i]!.x, places[i]!.y);
    f.standing = 'table';
    f.inside = places[i]!.inside;
  });
  cx.emit({ type: 'deployed', rule: 'BP-SCN-07', unit: u.id });
  if (!members(s, u)[0]!.mounted) return;
  const saddle = cx.ask('saddle', u.side, { unit: u.id, options: ['mounted', 'on-foot'] });
  if (saddle === 'on-foot') for (const f of members(s, u)) dismount(cx, f);
}

/** The shapes a unit can form up in. */
export const FORMED: readonly string[] = SHAPES.filter((shape) => shape !== 'as-you-are');

function questionFor(s: BayonetPointState, u: Unit, operation: OperationOf<'deploy'>): DeployQuestion {
  const [somebody] = members(s, u);
  const open = operation.in.filter(({ who }) => who === undefined || fits(s, who, somebody!));
  return {
    unit: u.id,
    areas: open.map((area) => areaFor(s, area)),
    apart: operation.apart === undefined ? 0 : millimetres(s, operation.apart),
    places: operation.spread === undefined ? null : spread(s, operation, operation.spread),
    shapes: FORMED,
  };
}

function areaFor(s: BayonetPointState, area: DeploymentArea): Area {
  const { terrain } = s;
  if ('zone' in area) return areaOf(s, playable(s).zones![area.zone]!.shape);
  const edge = edgeOf(s, area.edge);
  const across = edge === 'north' || edge === 'south' ? terrain.depth : terrain.width;
  return strip(terrain, edge, area.depth === 'half' ? across / 2 : millimetres(s, area.depth));
}

/** BP-SCN-14: those that have had fewest units so far. */
function spread(s: BayonetPointState, { side }: Wish, all: readonly string[]): DeployQuestion['places'] {
  const had = new Map(all.map((id) => [id, 0]));
  for (const u of unitsOf(s, seatOf(s, side))) {
    const [first] = members(s, u);
    if (first === undefined || first.standing !== 'table') continue;
    const place = nearestPlace(s, all, first);
    had.set(place, had.get(place)! + 1);
  }
  const fewest = Math.min(...had.values());
  return { all, open: all.filter((id) => had.get(id) === fewest) };
}

/** BP-SCN-07: areas in which a unit does not fit grow on all sides until it does; null: the table is full. */
function roomFor(s: BayonetPointState, question: DeployQuestion): DeployQuestion | null {
  const by = mm(s, 'zone-growth');
  const spots = freeSpots(s, question);
  if (question.places !== null && anyDeployment(s, question, spots) !== null) return question;
  let { areas } = question;
  for (;;) {
    const open = { ...question, areas, places: null };
    if (anyDeployment(s, open, spots) !== null) return open;
    if (areas.some((area) => isEverywhere(area, s.terrain))) return null;
    areas = areas.map((area) => grown(area, by, s.terrain));
  }
}
