import type { Game, Policy } from '@vedette/engine';
import type { Outlook } from './outlook.ts';

export const LEVELS = ['random', 'recruit', 'regular', 'veteran'] as const;

export type Level = (typeof LEVELS)[number];

/** How far a train of thought has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What whoever watches the clock says after each portion. */
export type Pace = 'go-on' | 'enough';

/** A train of thought in small portions; told that it is enough, it ends with the best answer so far. */
export type Thinking = Generator<Progress, unknown, Pace>;

/** Somebody who plays one seat of one match. */
export interface Player<G extends Game> {
  readonly level: Level;
  /** Answers at once; null for those who have to think. */
  readonly policy: Policy<G> | null;
  think(outlook: Outlook<G>): Thinking;
}
