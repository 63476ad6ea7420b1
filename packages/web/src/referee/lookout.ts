import type { BoardHelpers, Game, Match, Viewer } from '@vedette/engine';
import type { Bearing, SeenGround } from './messages.ts';

/** Milliseconds of looking between two looks at the messages. */
const PORTION = 12;

/** Looks over the ground a portion at a time. Of several surveys only the newest is finished, and it is remembered. */
export class Lookout {
  private newest = 0;
  private known: { readonly of: Match<Game>; readonly key: string; readonly found: SeenGround } | null = null;

  /** Null: another survey was wanted meanwhile. */
  async survey(
    of: Match<Game>,
    key: string,
    begin: () => Generator<void, SeenGround>,
  ): Promise<SeenGround | null> {
    const number = ++this.newest;
    if (this.known?.of === of && this.known.key === key) return this.known.found;
    const work = begin();
    for (;;) {
      const until = performance.now() + PORTION;
      while (performance.now() < until) {
        const { done, value } = work.next();
        if (done !== true) continue;
        this.known = { of, key, found: value };
        return value;
      }
      await new Promise((resolve) => setTimeout(resolve));
      if (number !== this.newest) return null;
    }
  }
}

/** How everybody else on the table stands to a figure: how far off, in its sight or not, and whether it is in theirs. */
export function bearingsFrom(
  board: BoardHelpers<Game>,
  view: Game['state'],
  viewer: Viewer,
): readonly Bearing[] {
  return board
    .scene(view)
    .figures.filter(({ id, place }) => place === 'table' && id !== viewer.figure)
    .map(({ id }) => {
      const { visible, cover, distance } = board.sight(view, viewer, id);
      const back = board.sight(view, { figure: id }, viewer.figure, viewer.at);
      return {
        figure: id,
        distance,
        sight: visible ? (cover ? 'cover' : 'clear') : 'hidden',
        looksBack: back.visible,
      };
    });
}
