import { type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { friendsOf, model as modelOf } from '../../models.ts';
import type { DeployQuestion, PlaceQuestion } from '../../questions.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { deployProblem } from '../../rules/setup/deploy-question.ts';
import { randomPlace } from '../../rules/setup/place-question.ts';
import { apart, bestOf, foesOf, type Mind } from '../mind.ts';
import { knownAims } from '../plan/errands.ts';
import { timeFor } from '../worth/decides.ts';

/** Room that friends leave each other, so that all can get away in a straight line. */
const ELBOW = 6;

/** FF-SET-11: in a row before the middle of the edge, in the order of the roster: who belongs together stands together. */
export function deploy(question: DeployQuestion, { s, look }: Mind): Spot | null {
  const model = modelOf(s, question.model);
  const { edge, depth } = question;
  const { width, depth: deep } = s.terrain;
  const along = edge === 'south' || edge === 'north' ? width : deep;
  const row = s.models.filter(({ party }) => party === model.party);
  const wide = 2 * model.radius + ELBOW;
  const room = Math.max(1, Math.floor(along / wide));
  const place = row.indexOf(model) % room;
  const own = along / 2 + (place - (Math.min(room, row.length) - 1) / 2) * wide;
  for (let back = depth - model.radius; back >= model.radius; back -= wide / 2) {
    for (let n = 0; n * wide < along; n++) {
      const aside = ((n % 2 === 0 ? 1 : -1) * Math.ceil(n / 2) * wide) / 2;
      const spot = spotIn(s.terrain, edge, own + aside, back);
      if (spot !== null && deployProblem(question, spot, look) === null) return spot;
    }
  }
  return null;
}

function spotIn(terrain: Mind['s']['terrain'], edge: Edge, side: number, back: number): Spot | null {
  const { width, depth } = terrain;
  const [x, y] = {
    south: [side, back],
    north: [side, depth - back],
    west: [back, side],
    east: [width - back, side],
  }[edge] as [number, number];
  if (x < 0 || y < 0 || x > width || y > depth) return null;
  const level = surfacesAt(tableOf(terrain), x, y)[0];
  return level === undefined ? null : onGrid({ x, y, z: level.z });
}

/** Places that are thought of before somebody is put down. */
const LOOKED_AT = 10;
/** Nearer to a friend than this is near enough; what is farther counts for less than what it is to the enemy. */
const TOGETHER = 60;
const ASTRAY = 0.6;

/** FF-SCN: near to what is wanted, and to one's own; whom time favours need not go to meet anybody. */
export function place(question: PlaceQuestion, mind: Mind): Spot | null {
  const { s, look, random } = mind;
  const model = modelOf(s, question.model);
  const aims = knownAims(mind, model).map(({ at }) => at);
  const waits = aims.length === 0 && timeFor(s, mind.seat) > 0;
  const goals = waits ? [] : aims.length > 0 ? aims : foesOf(mind, model);
  const friends = friendsOf(s, model);
  const spots: Spot[] = [];
  for (let n = 0; n < LOOKED_AT; n++) {
    const spot = randomPlace(question, random, () => look);
    if (spot === null) return null;
    spots.push(spot);
  }
  return bestOf(spots, (at) => -nearest(at, goals) - ASTRAY * Math.max(0, nearest(at, friends) - TOGETHER))!;
}

/** 0: there is none. */
function nearest(at: Spot, places: readonly Spot[]): number {
  return places.length === 0 ? 0 : Math.min(...places.map((one) => apart(at, one)));
}
