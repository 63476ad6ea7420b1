import type { SpecialRule } from '../game.ts';

/** FF-SPEC-60: what a wound does is in `settle-fights.ts`. */
export const tough: SpecialRule = {
  id: 'tough',
  rule: 'FF-SPEC-60',
  on: {
    protection: (result) => (result === 'gruesome' ? 'killed' : result === 'killed' ? 'wounded' : result),
  },
};
