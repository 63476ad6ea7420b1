import type { BoardHelpers, Game, Match, Scene, Viewer } from '@vedette/engine';
import type { Breathing } from './breathing.ts';
import type { Bearing, SeenGround } from './snapshot.ts';

/** Looks over the ground a portion at a time. Of several surveys only the newest is finished, and it is remembered. */
export class Lookout {
  private newest = 0;
  private known: { readonly of: Match<Game>; readonly key: string; readonly found: SeenGround } | null = null;

  /** Null: another survey was wanted meanwhile. */
  async survey(
    of: Match<Game>,
    key: string,
    begin: () => Generator<void, SeenGround>,
    { portion, now, breathe }: Breathing,
  ): Promise<SeenGround | null> {
    const number = ++this.newest;
    if (this.known?.of === of && this.known.key === key) return this.known.found;
    const work = begin();
    for (;;) {
      const until = now() + portion;
      while (now() < until) {
        const { done, value } = work.next();
        if (done !== true) continue;
        this.known = { of, key, found: value };
        return value;
      }
      await breathe();
      if (number !== this.newest) return null;
    }
  }
}

/** How everybody else on the table stands to a figure: how far off, in its sight or not, and whether it is in theirs. */
export function bearingsFrom(
  board: BoardHelpers<Game>,
  view: Game['state'],
  { figures }: Scene,
  viewer: Viewer,
): readonly Bearing[] {
  return figures
    .filter(({ id, place }) => place === 'table' && id !== viewer.figure)
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
