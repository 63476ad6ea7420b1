import type { SpecialRule } from '../game.ts';
import { thisTurn } from '../models.ts';

/** FF-SPEC-47: one Move a turn, whatever the dice say. */
export const slow: SpecialRule = {
  id: 'slow',
  rule: 'FF-SPEC-47',
  on: { mayMove: (may, _, __, bearer) => may && thisTurn(bearer, 'moves') === 0 },
};
