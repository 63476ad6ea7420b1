import type { Ability, Cx, Game } from '@vedette/engine';
import type { DuelEvent } from './events.ts';
import type { moments } from './moments.ts';
import type { OddsQuery } from './odds-query.ts';
import type { Position } from './position.ts';
import type { questions } from './questions.ts';
import type { Scenario } from './scenario.ts';
import type { DuelState } from './state.ts';
import type { Unit } from './unit.ts';

/** The types of this game, bound together. */
export interface Duel extends Game {
  readonly state: DuelState;
  readonly questions: typeof questions;
  readonly event: DuelEvent;
  readonly moments: typeof moments;
  readonly unit: Unit;
  readonly scenario: Scenario;
  readonly position: Position;
  readonly oddsQuery: OddsQuery;
}

export type DuelCx = Cx<Duel>;
export type Trait = Ability<Duel>;
