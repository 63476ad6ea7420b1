import { FEAR_MODIFIERS } from '../data/nerve.ts';
import type { SpecialRule } from '../game.ts';
import { ownModifier } from './own-modifier.ts';

/** FF-SPEC-53 */
export const strongwilled: SpecialRule = {
  id: 'strongwilled',
  rule: 'FF-SPEC-53',
  on: {
    qualityModifiers: ownModifier('fear', {
      by: 'strongwilled',
      rule: 'FF-SPEC-53',
      value: FEAR_MODIFIERS.strongwilled,
    }),
  },
};
