import { item } from '../data/armoury/armoury.ts';
import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { distanceBetween } from '../rules/measuring.ts';

const WITHIN = 6;

/** SB-ATT-22: no firearm works for a shooter near it. */
export const inimicalToTechnology: Attribute = {
  id: 'inimical-to-technology',
  rule: 'SB-ATT-22',
  on: {
    shotsWork(works, { attacker, weapon, bearer }, cx) {
      if (item(weapon).shot?.technology !== true) return works;
      return works && distanceBetween(figure(cx.s, attacker), figure(cx.s, bearer)) > WITHIN;
    },
  },
};
