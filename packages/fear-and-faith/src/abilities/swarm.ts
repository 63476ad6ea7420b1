import type { SpecialRule } from '../game.ts';
import { againstShots } from './against-shots.ts';

const RULE = 'FF-SPEC-56';

/** FF-SPEC-56, FF-RNG-24: bullets and splinters find little to hit; a spell does. */
export const swarm: SpecialRule = {
  id: 'swarm',
  rule: RULE,
  on: {
    opponentModifiers: againstShots('target-swarm', RULE, ({ kind }) => kind === 'shot' || kind === 'blast'),
  },
};
