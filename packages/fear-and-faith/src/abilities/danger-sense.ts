import type { SpecialRule } from '../game.ts';

/** FF-SPEC-13: it takes the bonus of an ambush, not the situation: a razor still asks for that. */
export const dangerSense: SpecialRule = {
  id: 'danger-sense',
  rule: 'FF-SPEC-13',
  on: { canBeAmbushed: () => false },
};
