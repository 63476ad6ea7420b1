import { isClimbing, isTransfixed, model as modelOf } from '../../models.ts';
import { isEngaged } from '../combat/engaged.ts';
import { inReach, POWERS } from '../magic/aim.ts';
import { entangleable } from '../magic/entangle.ts';
import { resists, transfix } from '../magic/resist.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-18';

/** FF-SPEC-18: like Transfix, but it does not end with its user. */
export const entangleOne: ActionKind = {
  id: 'entangle',
  rule: RULE,
  offers(look, model) {
    const [first, id] = look.s.activation?.declared?.split('/') ?? [];
    if (first !== 'entangle' || isTransfixed(model) || isClimbing(model) || isEngaged(look, model)) return [];
    const target = entangleable(look, model).find((other) => other.id === id);
    if (target === undefined) return [];
    return POWERS.filter((power) => inReach(look, model, target, power)).map((power) => ({
      ...offer('entangle', power, { target: target.id }),
      id: `entangle/${target.id}/${power}`,
    }));
  },
  perform(cx, model, { cost, target: id }) {
    cx.s.activation!.declared = null;
    const target = modelOf(cx.s, id!);
    if (!resists(cx, target, cost, RULE)) transfix(cx, target, 'entangle', model, RULE);
  },
};
