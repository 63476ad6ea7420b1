import type { SpecialRule } from '../game.ts';

/** FF-SPEC-35: what takes a mind. */
const BEYOND_IT = [
  'aimed-burst',
  'aimed-shot',
  'burst',
  'cast',
  'climb',
  'close-shot',
  'hand-over',
  'pick-up',
  'prime',
  'shoot',
  'throw',
];

/** FF-SPEC-35: doors and obstacles are for those who move (FF-MOV-08, -09), groups for FF-GRP-01. */
export const mindless: SpecialRule = {
  id: 'mindless',
  rule: 'FF-SPEC-35',
  on: {
    testsFear: () => false,
    testsMorale: () => false,
    canGoMad: () => false,
    offers: (offers) => offers.filter(({ action }) => !BEYOND_IT.includes(action)),
  },
};
