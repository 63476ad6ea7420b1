import {
  bodyAt,
  DIRECTIONS,
  distance,
  type FaceWay,
  hangsOn,
  type Obstacle,
  type Shifted,
  type ShiftRules,
  type Spot,
  shift,
  shiftOnFace,
  towards,
  turned,
} from '@vedette/engine/table';
import { BACK_OFF } from '../../data/play.ts';
import { areEnemies, standingAt, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { fall } from '../movement/danger-of-falling.ts';
import { gaitOf } from '../movement/gait.ts';
import { groundOf } from '../movement/ground-of.ts';
import { put } from '../movement/put.ts';

type Direction = readonly [number, number];

const WHITHER = 'in which direction it backs off';
/** SB-MEL-09. */
const FAR = BACK_OFF.far;
/** SB-MEL-10: how far apart the two must be in the end, and how near another enemy may be. */
const APART = BACK_OFF.apart;
/** SB-MEL-10.R1: an unguarded drop of this much stops it. */
const DROP = BACK_OFF.drop;
/** SB-MEL-10.R2: turns of 15 degrees, in steps of five. */
const TURNS = [3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18];

/** One way of backing off, and of the opponent giving ground, and how far apart they would be. */
interface Outcome {
  readonly moved: Shifted;
  /** Null: the opponent stays. */
  readonly pushed: Spot | null;
  readonly apart: number;
}

/** SB-MEL-09, SB-MEL-10: 2" straight away from the opponent, who gives ground when there is no room. */
export function backOff(cx: SilverCx, figure: Figure, opponent: Figure): void {
  const straight = towards(opponent.x, opponent.y, figure.x, figure.y) ?? cx.choose(DIRECTIONS, WHITHER);
  const confused = cx.modify('backsOffAtRandom', opponent, false);
  const away = confused ? cx.choose(DIRECTIONS, WHITHER) : straight;
  const { moved, pushed } = bestOutcome(cx, figure, opponent, away);
  put(cx, figure, moved.end, 'back-off', 0, 'SB-MEL-09');
  if (!stands(figure)) return;
  if (moved.fall !== null) {
    const { x, y } = moved.end;
    fall(cx, figure, { x, y, ...moved.fall, distance: 0 }, opponent.id);
    return;
  }
  if (pushed !== null && stands(opponent) && cx.s.ended === null)
    put(cx, opponent, pushed, 'shift', 0, 'SB-MEL-10');
}

/** SB-MEL-10.R2: straight, else the first turn that gets them 1" apart, else whatever gets them farthest. */
function bestOutcome(cx: SilverCx, figure: Figure, opponent: Figure, away: Direction): Outcome {
  let best = outcome(cx, figure, opponent, away);
  // SB-MEL-10.R3: whoever hangs on a face never lets go, and has one way only.
  if (best.moved.fall !== null || hangs(cx, figure)) return best;
  for (const turn of TURNS) {
    if (best.apart >= APART) break;
    const other = outcome(cx, figure, opponent, turned(away[0], away[1], turn));
    if (other.apart > best.apart) best = other;
  }
  return best;
}

function outcome(cx: SilverCx, figure: Figure, opponent: Figure, away: Direction): Outcome {
  const moved = shiftOf(cx, figure, faceWay(cx, figure, opponent) ?? away, FAR, opponent);
  const there = standingAt(figure, moved.end);
  const apart = distanceBetween(there, opponent);
  if (moved.fall !== null || apart >= APART) return { moved, pushed: null, apart };
  const pushed = pushedBack(cx, there, opponent, away);
  const after = distanceBetween(there, bodyAt(pushed, opponent));
  return after > apart ? { moved, pushed, apart: after } : { moved, pushed: null, apart };
}

/** SB-MEL-10.R3: up a face from a lower opponent, down from a higher one; null: as the direction leads. */
function faceWay(cx: SilverCx, figure: Figure, opponent: Figure): FaceWay | null {
  if (figure.z === opponent.z || !hangs(cx, figure)) return null;
  return opponent.z < figure.z ? 'up' : 'down';
}

function hangs(cx: SilverCx, figure: Figure): boolean {
  return hangsOn(groundOf(cx, figure), figure, gaitOf(cx, figure)) >= 0;
}

/**
 * SB-MEL-10.R2: the opponent goes back along the same line, only as far as needed. SB-ATT-48.R1: whoever stumbled
 * towards its opponent drives it straight back all the same.
 */
function pushedBack(cx: SilverCx, figure: Figure, opponent: Figure, away: Direction): Spot {
  const straight = towards(figure.x, figure.y, opponent.x, opponent.y);
  const [dx, dy] = straight ?? [-away[0], -away[1]];
  const way = faceWay(cx, opponent, figure) ?? ([dx, dy] as const);
  const short = APART - distance(figure, opponent);
  const { end } = shiftOf(cx, opponent, way, short, figure);
  if (distanceBetween(bodyAt(end, opponent), figure) >= APART) return end;
  // Rounded to the grid it may be a step short.
  return shiftOf(cx, opponent, way, short + 2 / cx.s.terrain.grid, figure).end;
}

function shiftOf(cx: SilverCx, figure: Figure, way: FaceWay, far: number, opponent: Figure): Shifted {
  const others: Obstacle[] = [];
  const keepAway: { body: Figure; distance: number }[] = [];
  for (const other of cx.s.figures) {
    if (other.id === figure.id || !stands(other)) continue;
    // The opponent may have moved in thought only.
    const body = other.id === opponent.id ? opponent : other;
    // Only whoever backs off at random can run into its opponent (SB-ATT-48.R1).
    others.push({ body, block: areEnemies(cx.s, figure, other) ? 'always' : 'end' });
    if (body !== opponent && areEnemies(cx.s, figure, other)) {
      keepAway.push({
        body: other,
        distance: Math.min(APART + 1 / cx.s.terrain.grid, distance(figure, other)),
      });
    }
  }
  const rules: ShiftRules = {
    gait: gaitOf(cx, figure),
    others,
    keepAway,
    drop: { atLeast: DROP, falls: cx.s.options['back-off-drop'] === 'fall' },
  };
  const table = groundOf(cx, figure);
  if (way === 'up' || way === 'down') return shiftOnFace(table, figure, way, far, rules);
  return shift(table, figure, way[0], way[1], far, rules);
}
