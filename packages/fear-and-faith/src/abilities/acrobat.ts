import { CLIMB_MODIFIERS } from '../data/moving.ts';
import type { SpecialRule } from '../game.ts';
import { isHelpless } from '../models.ts';
import { againstShots, isAimedAt } from './against-shots.ts';

const RULE = 'FF-SPEC-01';

/** FF-SPEC-01, FF-MOV-16: climbs better than others, and is hard to hit unless something holds it. */
export const acrobat: SpecialRule = {
  id: 'acrobat',
  rule: RULE,
  on: {
    qualityModifiers: (modifiers, { purpose }) =>
      purpose === 'climb'
        ? [...modifiers, { by: 'acrobat', rule: RULE, value: CLIMB_MODIFIERS.acrobat }]
        : modifiers,
    opponentModifiers: againstShots(
      'target-acrobat',
      RULE,
      (attack, bearer) => isAimedAt(attack) && !isHelpless(bearer),
    ),
  },
};
