import { GROUPS } from '../../data/groups.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { isTransfixed, model as modelOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { chains } from '../groups/chain.ts';
import { mayBeNominated } from './model.ts';
import type { Nominating } from './nomination.ts';

/** FF-SPEC-56: bases of one type that touch; also where they have no mind. */
function swarmsOf(look: Look, seat: number): readonly (readonly Model[])[] {
  const able = look.s.models.filter(
    (model) =>
      model.controller === seat &&
      hasRule(model.rules, 'swarm') &&
      !isTransfixed(model) &&
      mayBeNominated(look, seat, model),
  );
  if (able.length < GROUPS.swarm.min) return [];
  return chains(able, (a, b) => a.profile === b.profile && look.table.touches(a, b)).filter(
    ({ length }) => length >= GROUPS.swarm.min,
  );
}

function named([first]: readonly Model[]): string {
  return `swarm/${first!.id}`;
}

/** FF-SPEC-56: all of them on one roll, without a Leader. */
export const swarm: Nominating = {
  kind: 'swarm',
  rule: 'FF-SPEC-56',
  offers: (look, seat) => swarmsOf(look, seat).map(named),
  choose: (cx, seat, option) =>
    swarmsOf(cx, seat)
      .find((all) => named(all) === option)!
      .map(({ id }) => modelOf(cx.s, id)),
};
