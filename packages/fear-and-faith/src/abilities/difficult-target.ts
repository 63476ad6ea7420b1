import type { SpecialRule } from '../game.ts';
import { againstShots, isAimedAt } from './against-shots.ts';

const RULE = 'FF-SPEC-16';

/** FF-SPEC-16: not to a spread of shot, nor to a blast; FF-CAMP-24: nor to a perfect aim. */
export const difficultTarget: SpecialRule = {
  id: 'difficult-target',
  rule: RULE,
  on: {
    opponentModifiers: againstShots(
      'target-difficult',
      RULE,
      (attack) => isAimedAt(attack) && attack.weapon !== 'shotgun' && !attack.perfect,
    ),
  },
};
