import { DIRECTIONS, type ShiftRules, shift, tableOf } from '@vedette/engine/table';
import { DIVE as DIVING, JUMP_DOWN } from '../../data/play.ts';
import { enemiesOf, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from '../movement/gait.ts';
import { put } from '../movement/put.ts';

/** SB-SHT-14. */
export const DIVE = DIVING.far;
/** SB-MOV-19: a figure jumps down this far and no farther. */
const DEEPEST = JUMP_DOWN;
/** SB-CAMP-09.R1. */
const KEEPS_AWAY = 1;

/** SB-SHT-14: up to 2" at once, wherever its player likes. */
export function diveForCover(cx: SilverCx, figure: Figure, shooter: Figure): void {
  if (cx.modify('divesAtRandom', figure, false)) diveAnywhere(cx, figure);
  else
    put(
      cx,
      figure,
      cx.ask('dive', figure.side!, { figure: figure.id, shooter: shooter.id }),
      'dive',
      0,
      'SB-SHT-14',
    );
}

/** SB-CAMP-09.R1: the full 2" in a random direction, or as much of it as there is room for. */
function diveAnywhere(cx: SilverCx, figure: Figure): void {
  const { terrain, figures } = cx.s;
  const [dx, dy] = cx.choose(DIRECTIONS, 'in which direction it dives');
  const step = 1 / terrain.grid;
  const rules: ShiftRules = {
    gait: gaitOf(cx, figure),
    others: figures
      .filter((other) => other !== figure && stands(other))
      .map((body) => ({ body, block: 'always' })),
    keepAway: enemiesOf(cx.s, figure).map((body) => ({ body, distance: KEEPS_AWAY + step })),
    drop: { atLeast: DEEPEST + step, falls: false },
  };
  put(cx, figure, shift(tableOf(terrain), figure, dx, dy, DIVE, rules).end, 'dive', 0, 'SB-CAMP-09');
}
