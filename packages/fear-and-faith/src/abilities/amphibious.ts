import type { SpecialRule } from '../game.ts';
import { ignoring } from '../rules/movement/ignoring.ts';

/** FF-SPEC-02: any water is open ground to it. */
export const amphibious: SpecialRule = {
  id: 'amphibious',
  rule: 'FF-SPEC-02',
  on: { gait: (gait) => ignoring(gait, ['shallow-water', 'deep-water']) },
};
