import type { SpecialRule } from '../game.ts';
import { D6 } from '../rules/quality/quality.ts';

/** FF-SPEC-26: a powerful blow with a natural six; what may not be killed by it is not (FF-HTH-05). */
export const heavyWeapon: SpecialRule = {
  id: 'heavy-weapon',
  rule: 'FF-SPEC-26',
  on: {
    killsOutright: (kills, { attack, die }) =>
      kills || (attack.weapon === 'heavy-weapon' && attack.careful && die === D6),
  },
};
