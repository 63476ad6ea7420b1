import { QUALITY_MODIFIERS } from '../../data/quality.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';

const { rule, value } = QUALITY_MODIFIERS['just-summoned'];

/** FF-SPEC-15: in the turn in which it came. */
export const justSummoned: SpecialRule = {
  id: conditionAbility('summoned'),
  rule,
  on: { qualityModifiers: (modifiers) => [...modifiers, { by: 'just-summoned', rule, value }] },
};
