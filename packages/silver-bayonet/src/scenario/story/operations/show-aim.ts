import { showAims } from '../../score/aims.ts';
import { playersOf } from '../player.ts';
import { atTable } from './operation.ts';

/** SB-OPS-26: the table learns what these players want. */
export const showAim = atTable<'show-aim'>((cx, { side }, context) => {
  const players = playersOf(cx.s, side, context);
  return showAims(cx, ({ seats }) => seats.some((seat) => players.includes(seat)));
});
