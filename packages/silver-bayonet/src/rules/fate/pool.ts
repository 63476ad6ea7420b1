import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../../game.ts';
import type { FateDie, SilverBayonetState } from '../../state.ts';

/** Whether a player may spend this die now: it is there, and the Wheel of Fate (SB-EVT-07) does not hold it. */
export function canSpend(s: SilverBayonetState, seat: Seat, die: FateDie): boolean {
  if (s.pools[seat]![die] === 0) return false;
  return die === 'monster' || !s.conditions.wheelOfFate;
}

/** SB-FATE-12: a used die is gone. */
export function spend(
  cx: SilverCx,
  seat: Seat,
  die: FateDie,
  use: string,
  rule: string,
  face: number | null,
): void {
  cx.s.pools[seat]![die]--;
  cx.emit({ type: 'fateSpent', rule, seat, die, use, face });
}

export function gain(cx: SilverCx, seat: Seat, die: FateDie, rule: string): void {
  cx.s.pools[seat]![die]++;
  cx.emit({ type: 'fateGained', rule, seat, die });
}
