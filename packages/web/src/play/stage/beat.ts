import type { Cue, RolledDie, Telling } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';

/** Cues that are gestures on the map; the others are walks and slips of paper. */
export type Gesture = Exclude<Cue, { readonly kind: 'move' | 'slip' }>;

/** What a counter's ring loses by a hurt, in shares of the whole. */
export interface RunDown {
  readonly before: number;
  readonly after: number;
}

/** Dice as they are thrown down, with everything that is counted together. */
export interface Thrown extends Pick<Telling, 'modifiers' | 'attempt'> {
  readonly dice: readonly RolledDie[];
}

/** A gesture where it happens. */
export interface GestureBeat {
  readonly key: string;
  readonly gesture: Gesture;
  /** Where it begins, or where it is. */
  readonly at: Spot;
  /** The size of whoever is there. */
  readonly radius: number;
  /** Where it leads to. */
  readonly to: readonly Spot[];
  readonly thrown: Thrown | null;
  readonly ring: RunDown | null;
}

/** Somebody goes a way; by its number among those that were gone. */
export interface WalkBeat {
  readonly key: string;
  readonly walk: number;
}

export type Beat = GestureBeat | WalkBeat;

export const isWalk = (beat: Beat): beat is WalkBeat => 'walk' in beat;
