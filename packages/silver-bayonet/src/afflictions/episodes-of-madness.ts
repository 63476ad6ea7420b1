import { mark } from '../figures.ts';
import type { Attribute } from '../game.ts';

/** Mark of a figure that has had its episode of this game. */
const EPISODE = 'episode-of-madness';

/** SB-CAMP-07: at its player's first double of the game it is nobody's man for the rest of the turn. */
export const episodesOfMadness: Attribute = {
  id: 'episodes-of-madness',
  rule: 'SB-CAMP-07',
  on: {
    doubleRolled(_, cx, mad) {
      if (mark(mad, EPISODE) > 0) return;
      mad.marks[EPISODE] = 1;
      mad.side = null;
      cx.emit({ type: 'marked', rule: 'SB-CAMP-07', figure: mad.id, mark: EPISODE, value: 1 });
    },
  },
};
