import { type Obstacle, type Spot, shift, snap, turned } from '@vedette/engine/table';
import { LENGTH, lower, type Stick, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friends, isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import { couldKill } from '../combat/could-kill.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { tableWithout } from '../ground/without.ts';
import { crossesDifficult } from '../movement/difficult.ts';
import { flies } from '../movement/flies.ts';
import { forcedGait } from '../movement/gait.ts';

import { type Aim, aimsAt, type FlightGoal } from './aims.ts';
import { clearOf, nothingToFugitives } from './passed.ts';

/** FF-MOR-04: degrees from the direct line, and of one step of the table's directions. */
const STEP = 15;
const MOST = 90;
const DEGREES = 5;
/** FF-MOV-21: nobody runs over a deeper edge. */
const DROP = 25;
/** A step back for room. */
const BACK = 1;

/** One way that a fleeing move may take. */
export interface FleeingWay {
  /** The edge or goal, and the degrees that it deviates by, clockwise. */
  readonly id: string;
  readonly end: Spot;
  /** FF-MOV-29: the middle of its base goes over the table's edge. */
  readonly off: boolean;
  /** FF-MOV-23: through the air, over whatever is below. */
  readonly flown: boolean;
}

interface Tried extends FleeingWay {
  /** What keeps it from being taken: nothing, an enemy too near, terrain on the way or right before it. */
  readonly hindered: 'no' | 'enemy' | 'terrain' | 'wall' | 'astray';
}

/**
 * FF-MOR-04: where it runs, the direct line or the smallest deviation; several where the owner may choose. It stays
 * where terrain alone is in the way on all sides; null: there is no way that keeps away from enemies, and it is lost.
 */
export function fleeingWays(
  look: Look,
  model: Model,
  goal: FlightGoal,
  stick: Stick,
): readonly FleeingWay[] | null {
  const aims = aimsAt(look, model, goal);
  const tried: Tried[] = [];
  for (let off = 0; off <= MOST; off += STEP) {
    const now = aims.flatMap((aim) =>
      (off === 0 ? [0] : [off, -off]).map((degrees) => tryWay(look, model, aim, degrees, stick)),
    );
    const open = now.filter(({ hindered }) => hindered === 'no');
    if (open.length > 0) return open;
    tried.push(...now);
  }
  // Only terrain is in the way: as far as it can go.
  const short = tried.find(({ hindered }) => hindered === 'terrain');
  if (short !== undefined) return [short];
  const walled = tried.some(({ hindered }) => hindered === 'wall');
  if (!walled && tried.some(({ hindered }) => hindered === 'enemy')) return null;
  return [{ id: 'stay', end: { x: model.x, y: model.y, z: model.z }, off: false, flown: false }];
}

function tryWay(look: Look, model: Model, aim: Aim, degrees: number, stick: Stick): Tried {
  const direction = turned(aim.direction[0], aim.direction[1], degrees / DEGREES);
  const whole = runAlong(look, model, direction, Math.min(LENGTH[stick], aim.limit));
  const less = lower(stick);
  const run =
    less !== null && !isAboveGround(look, model) && crossesDifficult(look, model, whole.end)
      ? runAlong(look, model, direction, Math.min(LENGTH[less], aim.limit))
      : whole;
  const { x, y, z } = run.end;
  const way = { id: `${aim.name}/${degrees}`, end: { x, y, z }, off: run.off, flown: run.flown };
  if (comesTooNear(look, model, run.end)) return { ...way, hindered: 'enemy' };
  if (!run.off && aim.away(run.end) >= aim.away(model))
    return { ...way, hindered: run.stopped && degrees === 0 ? 'wall' : 'astray' };
  return { ...way, hindered: run.stopped ? 'terrain' : 'no' };
}

/** FF-MOV-05: difficult ground is nothing to whoever flies or has no body. */
function isAboveGround(look: Look, model: Model): boolean {
  return forcedGait(look, model).over !== 'ground' || flies(look, model);
}

interface Run {
  readonly end: Spot;
  readonly off: boolean;
  readonly stopped: boolean;
  readonly flown: boolean;
}

/** As far as terrain lets it, through friends, doors and over obstacles; it ends where there is room. */
function runAlong(look: Look, model: Model, direction: readonly [number, number], far: number): Run {
  const [dx, dy] = direction;
  const gait = forcedGait(look, model);
  const flown = fliesFree(look, model, direction, far);
  if (flown || gait.over !== 'ground') return { ...throughAnything(look, model, direction, far), flown };
  const { s } = look;
  const passed = nothingToFugitives(look, model);
  const table = tableWithout(s.terrain, passed);
  const others = s.models.filter((other) => other !== model && blocksPlace(other));
  const rules = {
    gait,
    others: others.map<Obstacle>((body) => ({ body, block: friends(model, body) ? 'end' : 'always' })),
    keepAway: [],
    drop: { atLeast: DROP, falls: false },
  };
  for (let tried = far; tried > 0; tried -= BACK) {
    const { end, stoppedBy } = shift(table, model, dx, dy, tried, rules);
    if (stoppedBy?.why === 'edge' && edgeWithin(look, model, direction, tried))
      return { end, off: true, stopped: false, flown };
    if (!clearOf(look, model, end, passed)) continue;
    const short = stoppedBy?.why === 'body' && friends(model, others[stoppedBy.index]!);
    return { end, off: false, stopped: stoppedBy !== null && !short, flown };
  }
  return { end: { x: model.x, y: model.y, z: model.z }, off: false, stopped: true, flown };
}

/** FF-MOV-29: whether the middle of the base gets over the edge. */
function edgeWithin(look: Look, { x, y }: Model, [dx, dy]: readonly [number, number], far: number): boolean {
  const { width, depth } = look.s.terrain;
  const [toX, toY] = [x + dx * far, y + dy * far];
  return toX <= 0 || toY <= 0 || toX >= width || toY >= depth;
}

/** FF-MOV-23: under the sky a flyer flees over everything; indoors walls limit it, and it runs. */
function fliesFree(look: Look, model: Model, [dx, dy]: readonly [number, number], far: number): boolean {
  if (!flies(look, model) || look.table.indoors(model) !== null) return false;
  return look.table.indoors({ x: model.x + dx * far, y: model.y + dy * far, z: model.z }) === null;
}

/** FF-SPEC-30, FF-MOV-23: to the nearest legal spot. */
function throughAnything(
  look: Look,
  model: Model,
  direction: readonly [number, number],
  far: number,
): Omit<Run, 'flown'> {
  const off = edgeWithin(look, model, direction, far);
  const { x, y, z } = model;
  const at = { x: snap(x + direction[0] * far, GRID), y: snap(y + direction[1] * far, GRID), z };
  return { end: off ? at : (look.table.room(model, at) ?? { x, y, z }), off, stopped: false };
}

/** FF-MOR-04: nearer than Short to an active enemy that could hurt it, or nearer still than it was. */
function comesTooNear(look: Look, model: Model, end: Spot): boolean {
  return enemiesOf(look.s, model).some((enemy) => {
    if (!isActive(enemy) || !couldKill(look, enemy, model)) return false;
    const before = look.table.apart(model, enemy);
    const nearest = nearestOn(model, end, enemy);
    const then = look.table.apart({ ...nearest, radius: model.radius, height: model.height }, enemy);
    if (before < LENGTH.short - TOLERANCE) return then < before;
    return then < LENGTH.short - TOLERANCE;
  });
}

/** The point of the way where it is nearest to somebody. */
function nearestOn(from: Spot, to: Spot, other: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, along / long));
  return { x: from.x + part * dx, y: from.y + part * dy, z: part < 1 ? from.z : to.z };
}
