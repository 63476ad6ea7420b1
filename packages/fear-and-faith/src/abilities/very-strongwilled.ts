import { FEAR_MODIFIERS } from '../data/nerve.ts';
import type { SpecialRule } from '../game.ts';
import { ownModifier } from './own-modifier.ts';

/** FF-SPEC-64; that it cannot be raised is for whoever raises (FF-SPEC-40). */
export const veryStrongwilled: SpecialRule = {
  id: 'very-strongwilled',
  rule: 'FF-SPEC-64',
  on: {
    qualityModifiers: ownModifier('fear', {
      by: 'very-strongwilled',
      rule: 'FF-SPEC-64',
      value: FEAR_MODIFIERS['very-strongwilled'],
    }),
  },
};
