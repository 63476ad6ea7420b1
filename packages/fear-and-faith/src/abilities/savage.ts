import type { SpecialRule } from '../game.ts';
import { isStruck } from '../rules/combat/attack.ts';

/** FF-SPEC-44 */
export const savage: SpecialRule = {
  id: 'savage',
  rule: 'FF-SPEC-44',
  on: { killsGruesomely: (gruesome, { attack }) => gruesome || isStruck(attack) },
};
