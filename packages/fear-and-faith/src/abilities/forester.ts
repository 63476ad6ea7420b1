import type { SpecialRule } from '../game.ts';
import { ignoring } from '../rules/movement/ignoring.ts';

/** FF-SPEC-21: woods of any kind do not slow it. */
export const forester: SpecialRule = {
  id: 'forester',
  rule: 'FF-SPEC-21',
  on: { gait: (gait) => ignoring(gait, ['wood']) },
};
