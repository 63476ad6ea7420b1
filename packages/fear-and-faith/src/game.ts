import type { Ability, Cx, Game, Reader } from '@vedette/engine';
import type { FaithEvent } from './events.ts';
import type { moments } from './moments.ts';
import type { PartyDocument } from './muster/party.ts';
import type { OddsQuery } from './odds/query.ts';
import type { Position } from './position-document.ts';
import type { questions } from './questions.ts';
import type { FaithTable } from './rules/table.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { FaithState } from './state.ts';

/** The types of this game, bound together. */
export interface FearAndFaith extends Game {
  readonly state: FaithState;
  readonly questions: typeof questions;
  readonly event: FaithEvent;
  readonly moments: typeof moments;
  readonly table: FaithTable;
  readonly unit: PartyDocument;
  readonly scenario: Scenario;
  readonly position: Position;
  readonly oddsQuery: OddsQuery;
}

export type FaithCx = Cx<FearAndFaith>;
/** For rules that only reckon: checks of answers, handlers of values, odds, bots. */
export type Look = Reader<FearAndFaith>;
/** FF-SPEC, FF-CAMP-13 to -33, conditions: exceptions with handlers on moments. */
export type SpecialRule = Ability<FearAndFaith>;
