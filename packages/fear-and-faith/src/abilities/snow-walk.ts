import type { SpecialRule } from '../game.ts';
import { ignoring } from '../rules/movement/ignoring.ts';

/** FF-SPEC-48 */
export const snowWalk: SpecialRule = {
  id: 'snow-walk',
  rule: 'FF-SPEC-48',
  on: { gait: (gait) => ignoring(gait, ['snow']) },
};
