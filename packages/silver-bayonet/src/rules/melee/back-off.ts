import {
  DIRECTIONS,
  distance,
  gap,
  type Obstacle,
  type ShiftRules,
  shift,
  towards,
  turned,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { fall } from '../movement/danger-of-falling.ts';
import { gaitOf } from '../movement/gait.ts';
import { groundOf } from '../movement/ground-of.ts';
import { put } from '../movement/put.ts';

/** SB-MEL-09. */
const FAR = 2;
/** SB-MEL-10: how far apart the two must be in the end, and how near another enemy may be. */
const APART = 1;
/** SB-MEL-10.R1: an unguarded drop of this much stops it. */
const DROP = 1;
/** SB-MEL-10.R2: turns of 15 degrees, in steps of five. */
const TURNS = [3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18];

/** SB-MEL-09, SB-MEL-10: 2" straight away from the opponent, who gives ground when there is no room. */
export function backOff(cx: SilverCx, figure: Figure, opponent: Figure): void {
  const straight = towards(opponent.x, opponent.y, figure.x, figure.y) ?? cx.choose(DIRECTIONS);
  const confused = cx.modify('backsOffAtRandom', opponent, false, { bearer: opponent.id, backer: figure.id });
  const away = confused ? cx.choose(DIRECTIONS) : straight;
  step(cx, figure, away, opponent);
  if (!stands(figure) || cx.s.ended !== null || gap(figure, opponent) >= APART) return;
  // SB-ATT-48.R1: whoever stumbled into its opponent still drives it straight back.
  const line = confused ? towards(opponent.x, opponent.y, figure.x, figure.y) : away;
  pushBack(cx, figure, opponent, line ?? away);
  if (gap(figure, opponent) >= APART) return;
  for (const turn of TURNS) {
    const [dx, dy] = turned(away[0], away[1], turn);
    const { end } = shiftOf(cx, figure, dx, dy, FAR, opponent);
    if (gap({ ...figure, ...end }, opponent) < APART) continue;
    put(cx, figure, end, 'back-off', 0, 'SB-MEL-10');
    return;
  }
}

function step(cx: SilverCx, figure: Figure, [dx, dy]: readonly [number, number], opponent: Figure): void {
  const moved = shiftOf(cx, figure, dx, dy, FAR, opponent);
  put(cx, figure, moved.end, 'back-off', 0, 'SB-MEL-09');
  if (moved.fall === null) return;
  const { x, y } = moved.end;
  fall(
    cx,
    figure,
    { x, y, z: moved.fall.z, drop: moved.fall.drop, distance: 0, piece: moved.fall.piece },
    opponent.id,
  );
}

/** SB-MEL-10.R2: the opponent goes back along the same line, only as far as needed. */
function pushBack(cx: SilverCx, figure: Figure, opponent: Figure, [dx, dy]: readonly [number, number]): void {
  const { grid } = cx.s.terrain;
  const needed = APART - gap(figure, opponent) + 1 / grid;
  const moved = shiftOf(cx, opponent, -dx, -dy, needed, figure);
  if (gap({ ...opponent, ...moved.end }, figure) > gap(opponent, figure)) {
    put(cx, opponent, moved.end, 'shift', 0, 'SB-MEL-10');
  }
}

function shiftOf(cx: SilverCx, figure: Figure, dx: number, dy: number, far: number, opponent: Figure) {
  const others: Obstacle[] = [];
  const keepAway: { body: Figure; distance: number }[] = [];
  for (const other of cx.s.figures) {
    if (other === figure || !stands(other)) continue;
    // Only whoever backs off at random can run into its opponent (SB-ATT-48.R1).
    others.push({ body: other, block: areEnemies(figure, other) ? 'always' : 'end' });
    if (other !== opponent && areEnemies(figure, other)) {
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
  return shift(groundOf(cx, figure), figure, dx, dy, far, rules);
}
