import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';

/** Mark of a figure that rolls for the curse after the game. */
const CURSE = 'mummys-curse';

/** SB-ATT-66: whoever it wounds carries the curse home. */
export const bestowMummysCurse: Attribute = {
  id: 'bestow-mummys-curse',
  rule: 'SB-ATT-66',
  on: {
    hitDone({ victim, points }, cx) {
      const wounded = figure(cx.s, victim);
      if (points === 0 || wounded.side === null) return;
      wounded.marks[CURSE] = 1;
      cx.emit({ type: 'marked', rule: 'SB-ATT-66', figure: victim, mark: CURSE, value: 1 });
    },
  },
};
