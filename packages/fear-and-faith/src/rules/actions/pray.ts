import { ACTION_COSTS } from '../../data/actions.ts';
import { PRAYER_RANGE } from '../../data/groups.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, isGood, model as modelOf, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { fearTest } from '../nerve/fear-test.ts';
import { frightenedBy } from '../nerve/who-tests.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** Who still prays together. */
export function praying({ s }: Look, model: Model): readonly Model[] {
  const { activation } = s;
  if (activation?.kind !== 'prayer' || activation.acting !== model.id) return [];
  return [model, ...activation.waiting.map((id) => modelOf(s, id))].filter(onTable);
}

function near(look: Look, members: readonly Model[], enemy: Model): boolean {
  return members.some((member) => look.table.inRange(member, enemy, LENGTH[PRAYER_RANGE]));
}

/** FF-GRP-07: as many tests as the group has successes in all, each on evil near one of them. */
export const pray: ActionKind = {
  id: 'pray',
  rule: 'FF-GRP-07',
  offers(look, model) {
    const members = praying(look, model);
    if (members.length === 0) return [];
    return enemiesOf(look.s, model)
      .filter(
        (enemy) =>
          !isGood(look.s, enemy) &&
          near(look, members, enemy) &&
          frightenedBy(look, enemy, 'prayer', model) !== null,
      )
      .map(({ id: target }) => offer('pray', ACTION_COSTS.ban, { target }));
  },
  perform(cx, model, { target: id, cost }) {
    const target = modelOf(cx.s, id!);
    const activation = cx.s.activation!;
    const [closest] = cx.table.inOrder(target, [...praying(cx, model)])[0]!;
    activation.successes -= cost;
    if (activation.successes === 0) activation.waiting = [];
    const { x, y, z } = closest!;
    fearTest(cx, target, { cause: 'prayer', source: model, at: { x, y, z }, modifier: 0 });
  },
};
