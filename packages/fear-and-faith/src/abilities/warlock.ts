import type { SpecialRule } from '../game.ts';
import { spellModifiers } from './magic-user.ts';

/** FF-SPEC-65 */
export const warlock: SpecialRule = {
  id: 'warlock',
  rule: 'FF-SPEC-65',
  on: { qualityModifiers: spellModifiers },
};
