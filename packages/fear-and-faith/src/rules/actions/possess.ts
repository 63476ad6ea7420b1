import { model as modelOf } from '../../models.ts';
import { inReach, POWERS } from '../magic/aim.ts';
import { possess, possessable } from '../magic/possession.ts';
import { resists } from '../magic/resist.ts';
import { mayCast } from '../magic/spells.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-14';

/** FF-SPEC-14: resisted like Transfix. */
export const possessOne: ActionKind = {
  id: 'possess',
  rule: RULE,
  offers(look, model) {
    const [first, id] = look.s.activation?.declared?.split('/') ?? [];
    if (first !== 'possess' || !mayCast(look, model)) return [];
    const target = possessable(look, model).find((other) => other.id === id);
    if (target === undefined) return [];
    return POWERS.filter((power) => inReach(look, model, target, power)).map((power) => ({
      ...offer('possess', power, { target: target.id }),
      id: `possess/${target.id}/${power}`,
    }));
  },
  perform(cx, model, { cost, target: id }) {
    cx.s.activation!.declared = null;
    const target = modelOf(cx.s, id!);
    if (!resists(cx, target, cost, RULE)) possess(cx, model, target);
  },
};
