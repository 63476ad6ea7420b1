import { readNumber } from '../data/attribute-text.ts';
import { areEnemies } from '../figures.ts';
import type { Attribute } from '../game.ts';

const WITHIN = 6;

/** SB-ATT-55: its mere presence frightens whoever it has in sight at the end of a turn. */
export const sowFear: Attribute = {
  id: 'sow-fear',
  rule: 'SB-ATT-55',
  on: (argument) => ({
    fearAtTurnEnd(worst, { victim }, look, bearer) {
      // R2: with the option, an Officer's works on enemy units only.
      if (!look.table.inRange(bearer, victim, WITHIN) || !areEnemies(look.s, bearer, victim)) return worst;
      return look.table.sight(bearer, victim).visible ? Math.max(worst ?? 0, readNumber(argument)) : worst;
    },
  }),
};
