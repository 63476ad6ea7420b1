import { permission, reaction, type Seat, value } from '@vedette/engine';
import type { Duellist } from './state.ts';

/** Everything a trait can change. Its bearer is handed to the trait; the subject says what else it is about. */
export const moments = {
  /** Points of a hit, asked of the striker. */
  damage: value<number, { readonly target: Duellist }, Duellist>(),
  /** Whether the bearer, who was struck at, may strike back. */
  mayStrikeBack: permission<{ readonly striker: Duellist }, Duellist>(),
  /** The bearer is at 0 health or less and about to fall. */
  aboutToFall: reaction<{ readonly seat: Seat }, Duellist>(),
};
