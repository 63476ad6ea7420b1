import type { Seat } from '@vedette/engine';
import type { BayonetPointState } from '../../state.ts';
import type { Aim } from '../format/scenario.ts';
import { playable } from './playable.ts';

/** What a seat wants, as far as it is known to whoever looks at this state. */
export function aimOf(s: BayonetPointState, seat: Seat): Aim | null {
  const held = s.aims?.find(({ seats }) => seats.includes(seat));
  if (held === undefined) return null;
  return playable(s).aims?.find(({ id }) => id === held.aim.value) ?? null;
}
