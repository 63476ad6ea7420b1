import { ACTION_COSTS } from '../../data/actions.ts';
import type { Look } from '../../game.ts';
import { model as modelOf, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { concentrate } from '../groups/concentrated.ts';
import { commonTargets } from '../groups/members.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const COST = ACTION_COSTS['ranged-attack'];

/** FF-GRP-06: all who were ordered to fire and have not acted yet. */
export function shootersWith({ s }: Look, model: Model): readonly Model[] {
  const { activation } = s;
  if (activation?.kind !== 'fire' || activation.acting !== model.id) return [];
  return [model, ...activation.waiting.map((id) => modelOf(s, id))].filter(onTable);
}

/** FF-GRP-06: it costs each of them an action. */
export const concentrateFire: ActionKind = {
  id: 'concentrate',
  rule: 'FF-GRP-06',
  takesMind: true,
  offers(look, model) {
    const shooters = shootersWith(look, model);
    if (shooters.length < 2) return [];
    return commonTargets(look, shooters).map(({ id: target }) => offer('concentrate', COST, { target }));
  },
  perform(cx, model, { target }) {
    const shooters = shootersWith(cx, model);
    cx.s.activation!.successes -= COST;
    concentrate(cx, shooters, modelOf(cx.s, target!));
  },
};
