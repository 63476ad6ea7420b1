import type { Seat } from '@vedette/engine';
import type { FigureId } from '../../figure-id.ts';
import type { OperationOf } from '../format/operation.ts';
import type { Filter } from '../format/who.ts';
import type { Context } from './context.ts';

/** How long something lasts: to the end of the figure's activation, of the turn, or of the game. */
type Until = OperationOf<'modify'>['until'];

/** Figures named once, or a filter that is read anew whenever the value is used (SB-OPS-48). */
export type Bearers =
  | { readonly figures: FigureId[] }
  | {
      readonly of: Filter;
      readonly context: Context;
      /** For whom it is over already: their activation has ended. */
      readonly except: FigureId[];
    };

/** SB-OPS-48. */
export interface Modification {
  readonly bearers: Bearers;
  readonly what: OperationOf<'modify'>['what'];
  readonly n: number;
  readonly until: Until;
  readonly key: string | null;
}

/** SB-OPS-49. */
export interface Imbuing {
  readonly figure: FigureId;
  readonly attacks: OperationOf<'imbue'>['attacks'];
  readonly as: string;
  readonly until: Until;
}

/** SB-OPS-63. */
interface SightLimit {
  readonly max: number;
  readonly until: OperationOf<'sight'>['until'];
  /** Null: every board. */
  readonly board: string | null;
}

/** What the operations of a scenario remember. */
export interface Story {
  /** SB-OPS-62; absent means 0. */
  readonly variables: Record<string, number>;
  /** Variables that go back to 0 when the turn ends. */
  readonly untilTurnEnd: string[];
  /** SB-OPS-18: figures stored by name. */
  readonly figures: Record<string, readonly FigureId[]>;
  /** SB-OPS-60: players stored by name. */
  readonly players: Record<string, readonly Seat[]>;
  /** SB-OPS-22: what has been drawn under each `distinct` key. */
  readonly drawn: Record<string, string[]>;
  /** Rules that have run in answer to what is happening now, and to what they brought about; 0 when all is quiet. */
  running: number;
  /** How often a rule or a row of a table has run, by its place in the document. */
  readonly times: Record<string, number>;
  /** SB-OPS-13: the groups of monsters. */
  readonly groups: Record<FigureId, string>;
  readonly modifications: Modification[];
  readonly imbuings: Imbuing[];
  readonly sight: SightLimit[];
}

export function emptyStory(): Story {
  return {
    variables: {},
    untilTurnEnd: [],
    figures: {},
    players: {},
    drawn: {},
    running: 0,
    times: {},
    groups: {},
    modifications: [],
    imbuings: [],
    sight: [],
  };
}
