import type { Seat, Secret } from '@vedette/engine';
import type { Shape, Spot } from '@vedette/engine/table';
import type { Arm, ModelId } from './model.ts';

/** FF-SET-04 to -10, FF-SET-15 */
export interface Clock {
  /** How the day goes on: by turnovers, or not at all. */
  time: 'fixed' | 'twilight' | 'dawn';
  day: boolean;
  moon: boolean;
  weather: 'normal' | 'rain' | 'fog' | 'storm';
  outdoors: boolean;
  /** Where a scenario has a limit of its own. */
  sight: number | null;
  /** FF-CAMP-30 */
  clouds: boolean;
}

/** FF-SET-15: a part of the table with walls round it. */
export interface Room {
  readonly id: string;
  readonly shape: Shape;
  readonly level: number;
  readonly enclosed: boolean;
  readonly sunlit: boolean;
  dark: boolean;
  /** FF-SCN-21: enemies of those who hide have been in it: nobody hides there any more. */
  searched: boolean;
}

/** FF-MOV-08 to -12, FF-MOV-24: a door, window or opening in a wall, by its middle line. */
export interface Portal {
  readonly id: string;
  readonly kind: 'door' | 'window' | 'opening';
  readonly line: readonly [number, number, number, number];
  readonly thickness: number;
  readonly base: number;
  readonly top: number;
  state: 'closed' | 'open' | 'smashed';
  locked: boolean;
  readonly strength: 'ordinary' | 'heavy' | 'steel';
  readonly barred: boolean;
  garlic: boolean;
}

/** FF-SPEC-40, FF-HTH-21: where somebody died, and what lies there. */
export interface Corpse extends Spot {
  readonly id: string;
  readonly of: ModelId;
  /** It can still be raised. */
  raisable: boolean;
  arms: Arm[];
}

/** A thing of the scenario's on the table. */
export interface Token extends Spot {
  readonly id: string;
  /** What everybody takes it for; once it is turned up, what it is. */
  readonly kind: string;
  carrier: ModelId | null;
}

/**
 * FF-GEN-19: what somebody hides; a closed list. `lair`: the room of a ghost (FF-SCN-21); `marker`: whom a counter
 * stands for (FF-SCN-31); `token`: what lies under a counter (FF-SCN-22); `guise`: the true profile of what looks
 * like Walking Dead (FF-OPT-27); `corruption`: whose model has been bought (FF-CAMP-32); `aim`: what a side wants
 * besides, where the scenario has such aims (FF-SCN-01).
 */
export const SECRET_KINDS = ['lair', 'marker', 'token', 'guise', 'corruption', 'aim'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** FF-GEN-19: that there is a secret everybody may know; what it is, only its owner. */
export interface Concealed {
  readonly kind: SecretKind;
  /** The ghost, counter, token or model that it is about; of a corruption or an aim, whose it is. */
  readonly of: string;
  readonly owner: Seat;
  truth: Secret<string>;
}

/** FF-GEN-19: the truth about what is only there to mislead. */
export const DUMMY = 'nothing';
