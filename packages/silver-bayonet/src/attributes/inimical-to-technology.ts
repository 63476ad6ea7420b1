import { item } from '../data/armoury/armoury.ts';
import type { Attribute } from '../game.ts';

const WITHIN = 6;

/** SB-ATT-22: no firearm works for a shooter near it. */
export const inimicalToTechnology: Attribute = {
  id: 'inimical-to-technology',
  rule: 'SB-ATT-22',
  on: {
    shotsWork(works, { attacker, weapon }, look, bearer) {
      if (item(weapon).shot?.technology !== true) return works;
      return works && !look.table.inRange(attacker, bearer, WITHIN);
    },
  },
};
