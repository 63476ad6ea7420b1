import type { Ability, Cx, Game, Reader } from '@vedette/engine';
import type { Relations } from '@vedette/engine/table';
import type { SilverBayonetEvent } from './events.ts';
import type { moments } from './moments.ts';
import type { Unit } from './muster/unit.ts';
import type { OddsQuery } from './odds/query.ts';
import type { Position } from './position-document.ts';
import type { questions } from './questions.ts';
import type { Sighting } from './rules/shooting/sighting.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { Figure, SilverBayonetState } from './state.ts';

/** What can be asked of the table; zones go by their names in the scenario. */
export type SilverTable = Relations<Figure, Sighting, string>;

/** The types of this game, bound together. */
export interface SilverBayonet extends Game {
  readonly state: SilverBayonetState;
  readonly questions: typeof questions;
  readonly event: SilverBayonetEvent;
  readonly moments: typeof moments;
  readonly table: SilverTable;
  readonly unit: Unit;
  readonly scenario: Scenario;
  readonly position: Position;
  readonly oddsQuery: OddsQuery;
}

export type SilverCx = Cx<SilverBayonet>;
/** For rules that only reckon: checks of answers, handlers of values, odds, bots. */
export type Look = Reader<SilverBayonet>;
export type Attribute = Ability<SilverBayonet>;
