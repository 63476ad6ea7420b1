import { gap } from '@vedette/engine/table';
import type { DuelCx } from '../game.ts';
import { duellist, other } from '../state.ts';
import { drinkDraught } from './cards.ts';
import { exchange } from './exchange.ts';
import { TOUCHING, walk } from './walk.ts';

/** One duellist's turn: card, walk, strike. */
export function takeTurn(cx: DuelCx): void {
  const { s } = cx;
  const seat = s.order[s.next]!;
  const target = other(seat);
  drinkDraught(cx, seat);
  walk(cx, seat);
  const inContact = gap(duellist(s, seat), duellist(s, target)) <= TOUCHING;
  if (inContact && cx.ask('strike', seat, { options: ['strike', 'hold'], target }) === 'strike') {
    exchange(cx, seat, target);
  }
  if (s.ended === null) passOn(cx);
}

/** The other's turn, or the next turn, or the end (DU-14). */
function passOn(cx: DuelCx): void {
  const { s } = cx;
  s.next++;
  if (s.next < s.order.length) return;
  if (s.turn >= s.options.turns) {
    s.ended = { winner: null, reason: 'time' };
    cx.emit({ type: 'drawn', rule: 'DU-14', turns: s.turn });
    return;
  }
  s.turn++;
  s.phase = 'initiative';
}
