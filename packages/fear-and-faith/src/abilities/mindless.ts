import type { SpecialRule } from '../game.ts';

/** FF-SPEC-35: doors and obstacles are for those who move (FF-MOV-08, -09), groups for FF-GRP-01. */
export const mindless: SpecialRule = {
  id: 'mindless',
  rule: 'FF-SPEC-35',
  on: {
    testsFear: () => false,
    testsMorale: () => false,
    canGoMad: () => false,
    hasMind: () => false,
  },
};
