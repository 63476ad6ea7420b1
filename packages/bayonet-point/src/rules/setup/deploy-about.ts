import type { Random, Refusal } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import { EDGES, type Edge } from '@vedette/scenario';
import { members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { DeployQuestion, PointsQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import type { OperationOf } from '../../scenario/format/operation.ts';
import { millimetres } from '../../scenario/story/distance.ts';
import { wholeEdge } from '../../scenario/story/edge.ts';
import { seatOf } from '../../scenario/story/playable.ts';
import type { BayonetPointState, Home, Unit } from '../../state.ts';
import { homePoint, runsEastward } from '../ground/home-edge.ts';
import { FORMED, form, keepOff, unplaced } from './deploy.ts';
import { anyDeployment } from './deploy-question.ts';
import { pointCalled, pointId } from './point-id.ts';

/** BP-SCN-11: up to so many points, anywhere on the table. */
export function pointsProblem(
  { most }: PointsQuestion,
  points: readonly Waypoint[],
  { terrain }: BayonetPointState,
): Refusal | null {
  const rule = 'BP-SCN-11';
  if (points.length < 1 || points.length > most)
    return { code: 'appear.number', rule, ...say('appear.number', { most }) };
  const off = points.some(({ x, y }) => x < 0 || y < 0 || x > terrain.width || y > terrain.depth);
  return off ? { code: 'appear.off-table', rule, ...say('appear.off-table') } : null;
}

export function randomPoints(
  { most }: PointsQuestion,
  random: Random,
  look: () => BayonetPointState,
): readonly Waypoint[] {
  const { width, depth } = look().terrain;
  return Array.from({ length: 1 + random.below(most) }, () => ({
    x: random.below(Math.floor(width)),
    y: random.below(Math.floor(depth)),
    z: 0,
  }));
}

type About = OperationOf<'deploy-about'>;

export function namePoints(cx: PointCx, { side, points }: About): readonly Spot[] {
  const named = cx.ask('appear', seatOf(cx.s, side), { most: points });
  const spots = named.map(({ x, y }) => ({ x, y, z: 0 }));
  return spots.filter((spot, i) => spots.findIndex((other) => pointId(other) === pointId(spot)) === i);
}

/** BP-SCN-11: the next unit about one of the points, or off the table if there is no room. Whether any is left. */
export function deployAboutNext(cx: PointCx, operation: About, points: readonly Spot[]): boolean {
  const { s } = cx;
  const [u] = unplaced(s, operation);
  if (u === undefined) return false;
  const { x, y } = points.length === 1 ? points[0]! : whichPoint(cx, u, points);
  const edge = nearestEdge(s, x, y);
  u.home = wholeEdge(s, edge);
  const question: DeployQuestion = {
    unit: u.id,
    areas: [{ circle: [x, y, millimetres(s, operation.within)] }],
    apart: operation.apart === undefined ? 0 : millimetres(s, operation.apart),
    places: null,
    shapes: FORMED,
  };
  if (anyDeployment(s, question) !== null) form(cx, u, question);
  else {
    u.home = stretchAt(s, u, edge, { x, y, z: 0 }, millimetres(s, operation.stretch));
    keepOff(cx, u);
  }
  return unplaced(s, operation).length > 0;
}

function whichPoint(cx: PointCx, u: Unit, points: readonly Spot[]): Spot {
  const options = points.map(pointId);
  return pointCalled(points, cx.ask('whichPoint', u.side, { unit: u.id, options, at: points }));
}

/** BP-SCN-11: the edge of the table nearest to a point. */
function nearestEdge({ terrain }: BayonetPointState, x: number, y: number): Edge {
  const far = { north: y, east: terrain.width - x, south: terrain.depth - y, west: x };
  return [...EDGES].sort((a, b) => far[a] - far[b])[0]!;
}

/** So far to either side of the point of the edge that is nearest. */
function stretchAt(s: BayonetPointState, u: Unit, edge: Edge, point: Spot, aside: number): Home {
  const whole = wholeEdge(s, edge);
  const at = homePoint(s, members(s, u)[0]!, whole, point);
  const middle = runsEastward(whole) ? at.x : at.y;
  return { edge, from: Math.max(0, middle - aside), to: Math.min(whole.to, middle + aside) };
}
