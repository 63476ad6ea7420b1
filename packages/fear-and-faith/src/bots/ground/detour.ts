import { DIRECTIONS, type Obstacle, route, type Spot, turned } from '@vedette/engine/table';
import type { MoveQuestion } from '../../questions.ts';
import { tableWithout } from '../../rules/ground/without.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { straightMove } from '../../rules/movement/straight.ts';
import type { Model } from '../../state.ts';
import { apart, type Mind, supposing } from '../mind.ts';
import { nearer, type Step } from './advance.ts';

/** Millimetres from one point that is looked at to the next. */
const RESOLUTION = 25;
/** Longer ways are none. */
const FARTHEST = 2500;
/** A corner that is this near has been reached. */
const NEAR = 4;

/** The corners of the way round whatever stands between a model and a place, the first first; none: there is no way. */
function cornersTo({ look, s }: Mind, model: Model, goal: Spot): readonly Spot[] {
  // FF-MOV-08: whoever stops at a door that is not locked has opened it.
  const doors = s.portals.filter(
    ({ kind, state, locked }) => kind === 'door' && state === 'closed' && !locked,
  );
  const table = tableWithout(
    s.terrain,
    doors.map(({ id }) => id),
  );
  const start = { x: model.x, y: model.y, z: model.z };
  const nobody: readonly Obstacle[] = [];
  const options = { resolution: RESOLUTION, nearest: true };
  const way = route(table, gaitOf(look, model), model, start, goal, FARTHEST, nobody, options);
  return way?.path.filter((corner) => apart(corner, model) > NEAR).slice(0, LOOKED_AT) ?? [];
}

/** Corners that are looked at: the second where somebody stands at the first. */
const LOOKED_AT = 2;

/** One Move towards a place: straight there, or to the next corner of the way round. */
export function onTheWay(mind: Mind, question: MoveQuestion, model: Model, at: Spot): Step | null {
  const straight = nearer(mind.look, question, model, at);
  const gained = straight === null ? 0 : apart(model, at) - apart(straight.way.end, at);
  if (gained >= Math.min(question.reach, apart(model, at)) / 2 || mind.care === 'hasty') return straight;
  const corners = cornersTo(mind, model, at);
  for (const corner of corners) {
    const step = nearer(mind.look, question, model, corner);
    if (step !== null && apart(step.way.end, model) > USELESS) return step;
  }
  for (const corner of corners) {
    const step = sidestep(mind, question, model, corner);
    if (step !== null) return step;
  }
  return straight;
}

/** A Move of fewer millimetres leads nowhere. */
const USELESS = 8;
/** Lengths and directions that are tried by one who has to step aside before he can go on. */
const STEPS_ASIDE = [30, 60];
const ASIDE = 12;

/** FF-MOV-02: one step aside, to where a straight Move leads to the corner: beside a door post there is none. */
function sidestep(mind: Mind, question: MoveQuestion, model: Model, corner: Spot): Step | null {
  let best: Step | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const far of STEPS_ASIDE) {
    if (far > question.reach) break;
    for (let n = 0; n < ASIDE; n++) {
      const [dx, dy] = turned(1, 0, (n * DIRECTIONS.length) / ASIDE);
      const to = onGrid({ x: model.x + dx * far, y: model.y + dy * far, z: model.z });
      const { way } = straightMove(mind.look, question, to);
      if (way === null || way.targets.length > 0 || apart(way.end, to) > 1) continue;
      const left = apart(to, corner);
      if (left >= least || !isClear(mind, question, model, to, corner)) continue;
      [best, least] = [{ to, way }, left];
    }
  }
  return best;
}

/** Whether one who stood there could go on straight. */
function isClear(mind: Mind, question: MoveQuestion, model: Model, from: Spot, to: Spot): boolean {
  return supposing(mind, model, from, (look, there) => nearer(look, question, there, to) !== null);
}
