import type { SpecialRule } from '../game.ts';

/** FF-SPEC-12, FF-MOV-21: falls do it no harm. Where it walks is in `rules/movement/climb.ts`. */
export const clinging: SpecialRule = {
  id: 'clinging',
  rule: 'FF-SPEC-12',
  on: { hurtByFalls: () => false },
};
