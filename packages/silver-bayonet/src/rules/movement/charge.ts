import type { SilverCx } from '../../game.ts';
import type { Figure, FigureId } from '../../state.ts';
import { mayMoveToAttack } from '../activation/may-attack.ts';
import { meleeAttack } from '../melee/melee-attack.ts';
import { touch } from './contact.ts';
import { follow } from './move.ts';
import { wayTowards } from './way-towards.ts';

/** SB-EVT-09.R2: just outside the reach of a Forced Attack. */
const STOPS_SHORT = 1.001;

/** SB-ATT-36.R1: by the way of SB-MONA-06 at one enemy, attacking it on contact; from existing contact at once. */
export function chargeTowards(
  cx: SilverCx,
  figure: Figure,
  enemy: Figure,
  budget: number,
  how: 'move' | 'sprint' = 'move',
  letPass: FigureId[] = [],
): void {
  const attacks = mayMoveToAttack(cx, figure);
  if (touch(cx.s, figure, enemy)) {
    if (attacks) meleeAttack(cx, figure, enemy);
    return;
  }
  const way = wayTowards(cx, figure, { body: enemy, within: attacks ? 0 : STOPS_SHORT }, budget);
  const { x, y, z } = figure;
  const onward = (left: number) => {
    // A hatch that brings it back to where it was, for nothing, would do so for ever.
    const goneRound = left >= budget && figure.x === x && figure.y === y && figure.z === z;
    if (!goneRound) chargeTowards(cx, figure, enemy, left, how, letPass);
  };
  if (way !== null) follow(cx, figure, way, budget, how, enemy, letPass, onward);
}
