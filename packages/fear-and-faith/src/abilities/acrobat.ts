import { CLIMB_MODIFIERS } from '../data/moving.ts';
import type { SpecialRule } from '../game.ts';

/** FF-SPEC-01, FF-MOV-16: climbs better than others. */
export const acrobat: SpecialRule = {
  id: 'acrobat',
  rule: 'FF-SPEC-01',
  on: {
    qualityModifiers: (modifiers, { purpose }) =>
      purpose === 'climb'
        ? [...modifiers, { by: 'acrobat', rule: 'FF-SPEC-01', value: CLIMB_MODIFIERS.acrobat }]
        : modifiers,
  },
};
