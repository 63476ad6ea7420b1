import { permission, reaction, type Seat, value } from '@vedette/engine';

export interface Blow {
  readonly striker: Seat;
  readonly target: Seat;
}

/** Everything a trait can change. */
export const moments = {
  /** Points of a hit, asked of the striker's kit. */
  damage: value<number, Blow>(),
  /** Whether the target may strike back, asked of the target's kit. */
  mayStrikeBack: permission<Blow>(),
  /** A duellist is at 0 health or less and about to fall. */
  aboutToFall: reaction<{ readonly seat: Seat }>(),
};
