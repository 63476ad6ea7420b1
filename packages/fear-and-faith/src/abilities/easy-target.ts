import type { SpecialRule } from '../game.ts';

/** FF-SPEC-17 */
export const easyTarget: SpecialRule = {
  id: 'easy-target',
  rule: 'FF-SPEC-17',
  on: { usesCover: () => false },
};
