import { readNumber } from '../data/attribute-text.ts';
import { areEnemies, figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { sees } from '../rules/shooting/sight.ts';

const WITHIN = 6;

/** SB-ATT-55: its mere presence frightens whoever it has in sight at the end of a turn. */
export const sowFear: Attribute = {
  id: 'sow-fear',
  rule: 'SB-ATT-55',
  on: (argument) => ({
    fearAtTurnEnd(worst, { viewer, target, distance }, cx) {
      const bearer = figure(cx.s, viewer);
      const victim = figure(cx.s, target);
      // R2: with the option, an Officer's works on enemy units only.
      if (distance > WITHIN || !areEnemies(cx.s, bearer, victim)) return worst;
      return sees(cx, bearer, victim).visible ? Math.max(worst ?? 0, readNumber(argument)) : worst;
    },
  }),
};
