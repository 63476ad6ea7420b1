import type { Cx, Game } from '@vedette/engine';
import type { BayonetPointEvent } from './events.ts';
import type { Force } from './muster/force.ts';
import type { Position } from './position-document.ts';
import type { questions } from './questions.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { BayonetPointState } from './state.ts';

/** The types of this game, bound together. */
export interface BayonetPoint extends Game {
  readonly state: BayonetPointState;
  readonly questions: typeof questions;
  readonly event: BayonetPointEvent;
  readonly moments: Record<string, never>;
  readonly unit: Force;
  readonly scenario: Scenario;
  readonly position: Position;
}

export type PointCx = Cx<BayonetPoint>;
