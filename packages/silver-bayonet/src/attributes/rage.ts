import { enemiesOf, figure, stands } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { courageCheck } from '../rules/check/courage-check.ts';
import { confirms } from '../rules/confirm.ts';
import { howFar } from '../rules/monsters/how-far.ts';
import { chargeTowards } from '../rules/movement/charge.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { sprintDistance } from '../rules/movement/sprint-distance.ts';
import { onOneBoard } from '../scenario/boards/board.ts';
import type { Figure } from '../state.ts';
import { ORDER } from './order.ts';

const RULE = 'SB-ATT-36';
const TARGET = 14;

/** SB-ATT-36: charges the closest enemy unless its player can hold it back. */
export const rage: Attribute = {
  id: 'rage',
  rule: RULE,
  order: ORDER.choices,
  on: {
    activationChoices(_, cx, raging) {
      const enemy = closestEnemy(cx, raging);
      if (enemy === null) return;
      if (raging.side !== null && heldBack(cx, raging, raging.side)) return;
      // Whoever must spend the Move on getting up (SB-ATT-63) has none left to charge with.
      if (!cx.s.activation!.moveSpent) charge(cx, raging, enemy);
      if (cx.s.activation !== null) cx.s.activation.over = true;
    },
  },
};

/** SB-ATT-36.R1: monsters too, seen or not; ties by SB-GEN-09.R3. A soldier knows no way to another board (SB-OPS-04). */
function closestEnemy(cx: SilverCx, raging: Figure): Figure | null {
  const enemies = enemiesOf(cx.s, raging).filter(
    (enemy) => raging.side === null || onOneBoard(cx.s, raging, enemy),
  );
  const distances = howFar(cx, raging, enemies);
  const nearest = Math.min(...distances);
  const tied = enemies.filter((_, i) => distances[i] === nearest);
  if (tied.length <= 1) return tied[0] ?? null;
  const options = tied.map(({ id }) => id);
  const seat = raging.side ?? cx.s.order[0]!;
  return figure(cx.s, cx.ask('chooseFigure', seat, { options, purpose: 'rage', rule: RULE }));
}

/** Whether the player tries to keep it in hand, and does. */
function heldBack(cx: SilverCx, raging: Figure, seat: number): boolean {
  return confirms(cx, seat, raging.id, 'hold-rage', RULE) && courageCheck(cx, raging, TARGET, RULE).success;
}

/** SB-ATT-36.R1: its full Speed, and perhaps a Sprint, at the same enemy. */
function charge(cx: SilverCx, raging: Figure, enemy: Figure): void {
  const now = cx.s.activation!;
  const { x, y, z } = raging;
  now.moveSpent = true;
  now.moved = true;
  chargeTowards(cx, raging, enemy, speedOf(cx, raging));
  const stuck = raging.x === x && raging.y === y && raging.z === z;
  const done = now.over || cx.s.ended !== null || !stands(raging) || !stands(enemy);
  if (done || stuck || raging.side === null) return;
  if (!confirms(cx, raging.side, raging.id, 'sprint', RULE)) return;
  now.actionSpent = true;
  now.sprinted = true;
  chargeTowards(cx, raging, enemy, sprintDistance(cx, raging), 'sprint');
}
