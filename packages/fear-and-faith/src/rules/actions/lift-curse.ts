import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import { relieve } from '../../kit.ts';
import { friendsOf, isActive, model as modelOf } from '../../models.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-MAG-11: a Spiritual Leader beside the cursed. */
export const liftCurse: ActionKind = {
  id: 'lift-curse',
  rule: 'FF-MAG-11',
  offers(look, model) {
    if (!hasRule(model.rules, 'spiritual-leader') || !isActive(model)) return [];
    return look.table
      .contact(model, friendsOf(look.s, model))
      .filter(({ conditions }) => conditions.cursed !== undefined)
      .map(({ id: target }) => offer('lift-curse', ACTION_COSTS['lift-curse'], { target }));
  },
  perform(cx, _model, { target }) {
    relieve(modelOf(cx.s, target!), 'cursed');
    cx.emit({ type: 'condition', rule: 'FF-MAG-11', model: target!, condition: 'cursed', begins: false });
  },
};
