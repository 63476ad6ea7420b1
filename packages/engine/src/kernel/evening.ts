import type { Boxes, SheetBlock } from './muster.ts';

/** A card to cut out. */
export interface EveningCard {
  readonly title: string;
  readonly text: string;
  /** How many of it there are. */
  readonly copies: number;
}

/** What one evening needs on the table beside ground and units. */
export interface Evening {
  readonly decks: readonly { readonly title: string; readonly cards: readonly EveningCard[] }[];
  /** Whoever is nobody's, on cards of his own. */
  readonly foes: readonly SheetBlock[];
  /** Rows to tick. */
  readonly tracks: readonly Boxes[];
}
