import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { countTurn, isActive, isFriendOf, model as modelOf, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { enemiesInContact } from '../combat/engaged.ts';
import { leave } from '../leaving/leaving.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-50';

function isStaked({ conditions }: Model): boolean {
  return conditions.transfixed?.by === 'stake';
}

/** FF-SPEC-50: holds the stake for a friend. */
export const holdStake: ActionKind = {
  id: 'hold-stake',
  rule: RULE,
  offers(look, model) {
    if (!isActive(model) || !hasRule(model.rules, 'stakes') || thisTurn(model, 'held-stake') > 0) return [];
    return enemiesInContact(look, model).some(({ tags }) => tags.includes('vampire'))
      ? [offer('hold-stake', ACTION_COSTS['hold-stake'])]
      : [];
  },
  perform: (_cx, model) => countTurn(model, 'held-stake'),
};

function stakedFriends(look: Look, model: Model): readonly Model[] {
  return look.s.models.filter(
    (other) => isStaked(other) && isFriendOf(model, other) && look.table.touches(model, other),
  );
}

/** FF-SPEC-50, option `stake-and-decapitate`: a friend pulls it out. */
export const removeStake: ActionKind = {
  id: 'remove-stake',
  rule: RULE,
  offers: (look, model) =>
    isActive(model)
      ? stakedFriends(look, model).map(({ id: target }) =>
          offer('remove-stake', ACTION_COSTS['remove-stake'], { target }),
        )
      : [],
  perform(cx: FaithCx, _model, { target }) {
    relieve(modelOf(cx.s, target!), 'transfixed');
    cx.emit({ type: 'condition', rule: RULE, model: target!, condition: 'transfixed', begins: false });
  },
};

/** FF-SPEC-50, option `stake-and-decapitate`: an enemy who knows how makes an end of it. */
export const destroyStaked: ActionKind = {
  id: 'destroy-staked',
  rule: RULE,
  offers(look, model) {
    const knows = hasRule(model.rules, 'stakes') || hasRule(model.rules, 'holy-water');
    if (!isActive(model) || !knows) return [];
    return enemiesInContact(look, model)
      .filter(isStaked)
      .map(({ id: target }) => offer('destroy-staked', ACTION_COSTS['destroy-staked-vampire'], { target }));
  },
  perform: (cx, model, { target }) => leave(cx, modelOf(cx.s, target!), 'killed', model, RULE),
};
