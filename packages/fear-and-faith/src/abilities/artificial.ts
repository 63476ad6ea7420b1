import type { SpecialRule } from '../game.ts';

/** FF-SPEC-05: no heart to lose, and nothing gruesome about its end; Morale it checks (FF-MOR-03). */
export const artificial: SpecialRule = {
  id: 'artificial',
  rule: 'FF-SPEC-05',
  on: {
    testsFear: () => false,
    protection: (result) => (result === 'gruesome' ? 'killed' : result),
  },
};
