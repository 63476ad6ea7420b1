import type { SpecialRule } from '../game.ts';
import { ignoring } from '../rules/movement/ignoring.ts';

/** FF-SPEC-55 */
export const swampwalk: SpecialRule = {
  id: 'swampwalk',
  rule: 'FF-SPEC-55',
  on: { gait: (gait) => ignoring(gait, ['marsh']) },
};
