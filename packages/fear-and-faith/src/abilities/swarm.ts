import { LENGTH } from '../data/sticks.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { onTable } from '../models.ts';
import { basesOf } from '../rules/groups/swarm.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { closeUp } from '../rules/movement/close-up.ts';
import { raiseMorale } from '../rules/nerve/raise-morale.ts';
import type { Model } from '../state.ts';
import { againstShots } from './against-shots.ts';
import { runsWithoutMasters } from './animal.ts';

const RULE = 'FF-SPEC-56';

/** FF-SPEC-56: cut off from all others of its kind. */
function isCutOff({ s, table }: FaithCx, bearer: Model): boolean {
  const others = basesOf(s, bearer).filter((base) => base !== bearer);
  return others.length > 0 && !others.some((base) => table.inRange(bearer, base, LENGTH.short));
}

/** FF-SPEC-56 */
export const swarm: SpecialRule = {
  id: 'swarm',
  rule: RULE,
  on: {
    // FF-RNG-24: bullets and splinters find little to hit; a spell does.
    opponentModifiers: againstShots('target-swarm', RULE, ({ kind }) => kind === 'shot' || kind === 'blast'),
    // What happens to one base is nothing to anybody but its own kind.
    gone({ how }, cx, bearer) {
      if (how === 'killed-gruesome') raiseMorale(cx, 'swarm', basesOf(cx.s, bearer), bearer);
    },
    leftPlay({ model }, cx, bearer) {
      runsWithoutMasters(cx, bearer);
      const first = basesOf(cx.s, bearer)[0];
      if (
        onTable(bearer) &&
        first === bearer &&
        model.profile === bearer.profile &&
        model.party === bearer.party
      )
        closeUp(cx, bearer);
    },
    // FF-SET-12: however far apart they were put, they begin together.
    deployed(_nothing, cx, bearer) {
      if (basesOf(cx.s, bearer)[0] === bearer) closeUp(cx, bearer, Number.POSITIVE_INFINITY);
    },
    turnEnds(_nothing, cx, bearer) {
      if (!onTable(bearer)) return;
      if (basesOf(cx.s, bearer)[0] === bearer) closeUp(cx, bearer);
      if (isCutOff(cx, bearer)) leave(cx, bearer, 'routed', null, RULE);
    },
  },
};
