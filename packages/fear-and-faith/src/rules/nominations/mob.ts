import { GROUPS } from '../../data/groups.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { chains } from '../groups/chain.ts';
import { isParanoid } from '../nerve/insanity.ts';
import { mayBeNominated } from './model.ts';
import type { Nominating } from './nomination.ts';

const { min: LEAST } = GROUPS.mob;

/** FF-GRP-03, FF-GRP-04: those who are near enough to each other now, whoever they were with before. */
function mobsOf(look: Look, seat: number): readonly (readonly Model[])[] {
  const able = look.s.models.filter(
    (model) =>
      model.controller === seat &&
      hasRule(model.rules, 'mob') &&
      !isParanoid(model) &&
      mayBeNominated(look, seat, model),
  );
  if (able.length < LEAST) return [];
  return chains(able, (a, b) => look.table.inRange(a, b, LENGTH.short)).filter(
    ({ length }) => length >= LEAST,
  );
}

function named([first]: readonly Model[]): string {
  return `mob/${first!.id}`;
}

/** FF-GRP-03: in whole or in part, and without a Leader. */
export const mob: Nominating = {
  kind: 'mob',
  rule: 'FF-GRP-03',
  gathers: true,
  offers: (look, seat) => mobsOf(look, seat).map(named),
  choose(cx, seat, option) {
    const options = mobsOf(cx, seat)
      .find((all) => named(all) === option)!
      .map(({ id }) => id);
    if (options.length === LEAST) return options.map((id) => modelOf(cx.s, id));
    const chosen = cx.ask('group', seat, {
      model: options[0]!,
      kind: 'mob',
      options,
      min: LEAST,
      max: options.length,
    });
    return chosen.map((id) => modelOf(cx.s, id));
  },
};
