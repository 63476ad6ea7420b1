import { QUALITY_MODIFIERS } from '../data/quality.ts';
import type { SpecialRule } from '../game.ts';
import { ownModifier } from './own-modifier.ts';

/** FF-SPEC-51 */
export const steadfast: SpecialRule = {
  id: 'steadfast',
  rule: 'FF-SPEC-51',
  on: {
    qualityModifiers: ownModifier('morale', {
      by: 'steadfast',
      rule: 'FF-SPEC-51',
      value: QUALITY_MODIFIERS.steadfast.value,
    }),
  },
};
