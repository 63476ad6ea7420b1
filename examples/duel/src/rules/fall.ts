import type { Seat } from '@vedette/engine';
import type { DuelCx } from '../game.ts';
import { duellist, other } from '../state.ts';

/** DU-10: at 0 health or less a duellist falls, unless something holds him up. */
export function fallen(cx: DuelCx, seat: Seat): void {
  const victim = duellist(cx.s, seat);
  if (victim.health > 0) return;
  cx.react('aboutToFall', victim, { seat });
  if (victim.health > 0) return;
  cx.s.ended = { winner: other(seat), reason: 'fallen' };
  cx.emit({ type: 'fell', rule: 'DU-10', seat });
}
