import type { SpecialRule } from '../game.ts';
import { spellModifiers } from './magic-user.ts';

/** FF-SPEC-40; raising is `actions/raise-dead.ts`. */
export const necromancer: SpecialRule = {
  id: 'necromancer',
  rule: 'FF-SPEC-40',
  on: { qualityModifiers: spellModifiers },
};
