import { type LibraryEntry, type Ref, SHELVES, type Shelf } from '@vedette/engine';

/** Stands for the game of what holds for every game. */
export const ALL_GAMES = 'all';

/** An entry on the common shelves. */
export interface Entry extends LibraryEntry {
  /** Whose it is: a ruleset's id, or all games'. */
  readonly game: string;
}

export function isShelf(text: string): text is Shelf {
  return (SHELVES as readonly string[]).includes(text);
}

export function pathTo({ shelf, id }: Pick<Ref, 'shelf' | 'id'>): string {
  return `/library/${shelf}/${id}`;
}

export function refTo({ shelf, id, title }: Entry): Ref {
  return { shelf, id, title };
}
