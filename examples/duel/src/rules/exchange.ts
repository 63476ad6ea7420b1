import type { Reader, Seat } from '@vedette/engine';
import { DIRECTIONS, type ShiftRules, shift, tableOf, towards } from '@vedette/engine/table';
import type { Duel, DuelCx } from '../game.ts';
import { duellist } from '../state.ts';
import { onFoot } from './on-foot.ts';
import { strike } from './strike.ts';

const BACK_OFF = 2;

/** Only the ground can stop him: the one he backs off from is behind him, and nothing here is high. */
const unhindered: ShiftRules = { gait: onFoot, others: [], keepAway: [], drop: { atLeast: 2, falls: false } };

/** DU-06 and DU-09: a strike, and what the target does about it. */
export function exchange(cx: DuelCx, striker: Seat, target: Seat): void {
  strike(cx, striker, target);
  if (cx.s.ended !== null) return;
  if (mayStrikeBack(cx, striker, target) && choosesToStrike(cx, striker, target)) strike(cx, target, striker);
  else backOff(cx, target, striker);
}

export function mayStrikeBack(look: Reader<Duel>, striker: Seat, target: Seat): boolean {
  return look.modify('mayStrikeBack', duellist(look.s, target), look.s.options['strike-back'], {
    striker: duellist(look.s, striker),
  });
}

function choosesToStrike(cx: DuelCx, striker: Seat, target: Seat): boolean {
  return (
    cx.ask('strikeBack', target, { options: ['strike-back', 'back-off'], against: striker }) === 'strike-back'
  );
}

/** DU-09: straight away from the other, as far as there is room. */
function backOff(cx: DuelCx, seat: Seat, from: Seat): void {
  const figure = duellist(cx.s, seat);
  const enemy = duellist(cx.s, from);
  // Nobody can tell which way is away from a man one stands in; chance decides.
  const [dx, dy] = towards(enemy.x, enemy.y, figure.x, figure.y) ?? cx.choose(DIRECTIONS);
  const moved = shift(tableOf(cx.s.ground), figure, dx, dy, BACK_OFF, unhindered);
  figure.x = moved.end.x;
  figure.y = moved.end.y;
  figure.z = moved.end.z;
  cx.emit({ type: 'backedOff', rule: 'DU-09', seat, x: figure.x, y: figure.y, paces: moved.travelled });
}
