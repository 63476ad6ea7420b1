import { LENGTH } from '../data/sticks.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { onTable } from '../models.ts';
import { raise } from '../rules/aftermath/raise.ts';
import { chains } from '../rules/groups/chain.ts';
import { basesOf } from '../rules/groups/swarm.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { put } from '../rules/movement/put.ts';
import type { Model } from '../state.ts';
import { againstShots } from './against-shots.ts';
import { runsWithoutMasters } from './animal.ts';

const RULE = 'FF-SPEC-56';

/** FF-SPEC-56: the largest part stays, and whatever is near enough comes to it, nearest first. */
function closeUp(cx: FaithCx, bearer: Model): void {
  const { s, table } = cx;
  const bases = basesOf(s, bearer);
  const parts = chains(bases, (a, b) => table.touches(a, b));
  const main = parts.reduce((most, part) => (part.length > most.length ? part : most), []);
  const strays = bases.filter((base) => !main.includes(base));
  const body = [...main];
  for (const stray of strays) {
    const [closest] = table.inOrder(stray, body)[0] ?? [];
    if (closest === undefined || !table.inRange(stray, closest, LENGTH.short)) continue;
    const spot = table.room(stray, closest);
    if (spot !== null) put(cx, stray, spot, 'swarm', RULE, 'forced');
    if (table.touches(stray, closest)) body.push(stray);
  }
}

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
    gone({ how }, { s }, bearer) {
      const models = basesOf(s, bearer).map(({ id }) => id);
      if (how !== 'killed-gruesome' || models.length === 0) return;
      const { x, y, z } = bearer;
      raise(s, { kind: 'morale', cause: 'swarm', models, at: { x, y, z } });
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
    turnEnds(_nothing, cx, bearer) {
      if (!onTable(bearer)) return;
      if (basesOf(cx.s, bearer)[0] === bearer) closeUp(cx, bearer);
      if (isCutOff(cx, bearer)) leave(cx, bearer, 'routed', null, RULE);
    },
  },
};
