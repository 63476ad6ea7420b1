import type { GameEvent, Seat } from '@vedette/engine';
import type { FateDie, FigureId } from '../../state.ts';
import type { OperationOf } from '../format/operation.ts';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
}

interface Of<Type extends string> extends Fact<Type> {
  readonly figure: FigureId;
}

/** What operations tell wherever they run. */
export type StoryNews =
  /** SB-OPS-29: nothing fits, or there is no room, or no card. */
  | (Fact<'cameToNothing'> & { readonly op: string })
  /** SB-OPS-23. */
  | (Fact<'diceRolled'> & { readonly op: string; readonly dice: readonly number[]; readonly total: number })
  /** SB-OPS-59; `spent`: the row has had all the effect it can have. */
  | (Fact<'rowRolled'> & { readonly die: number; readonly row: string; readonly spent: boolean })
  /** SB-OPS-46. */
  | Of<'needNotRoll'>;

/** What the scenario brings about on the table. */
export type StoryFact =
  | StoryNews
  /** SB-OPS-16: a rule of the scenario, by its id, has its day. */
  | (Fact<'storyGoesOn'> & { readonly of: string })
  /** SB-OPS-22: a player has said where the figure goes. */
  | (Of<'placeChosen'> & { readonly seat: Seat })
  | (Of<'replaced'> & { readonly by: FigureId })
  | (Fact<'fateLost'> & { readonly seat: Seat; readonly die: FateDie })
  /** SB-OPS-48; null: for everybody whom it fits, whenever it does. */
  | (Fact<'modified'> & {
      readonly figures: readonly FigureId[] | null;
      readonly what: OperationOf<'modify'>['what'];
      readonly n: number;
      readonly until: OperationOf<'modify'>['until'];
    })
  | (Of<'imbued'> & { readonly attacks: OperationOf<'imbue'>['attacks']; readonly as: string })
  | (Of<'found'> & { readonly item: string; readonly as: string | null })
  /** SB-OPS-57. */
  | (Fact<'cardDrawn'> & { readonly deck: string; readonly card: string })
  | (Fact<'deckDiscarded'> & { readonly deck: string })
  | (Fact<'rollOffWon'> & { readonly seat: Seat })
  | (Fact<'sightLimited'> & { readonly max: number; readonly board: string | null })
  /** A piece of terrain or a group of pieces is no more. */
  | (Fact<'wrecked'> & { readonly piece: string })
  /** SB-OPS-26: told to nobody else. */
  | (Fact<'aimTaken'> & { readonly seats: readonly Seat[]; readonly aim: string })
  | (Fact<'aimShown'> & { readonly seats: readonly Seat[]; readonly aim: string })
  | (Of<'learned'> & { readonly xp: number });
