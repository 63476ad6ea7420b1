import { ACTION_COSTS } from '../../data/actions.ts';
import { GROUPS } from '../../data/groups.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isActive } from '../../models.ts';
import type { Model } from '../../state.ts';
import { candidates, canGather, ORDERS, type OrderKind } from '../groups/members.ts';
import type { ActionKind } from './action.ts';
import { type ActionOffer, offer } from './offer.ts';

const NOTHING: readonly OrderKind[] = [];
const LEADERS: readonly OrderKind[] = ['group', 'regroup', 'fire'];

/** FF-GRP-01: on his feet, on a roll of his own, and with the turn not lost already. */
function mayOrder({ s }: Look, model: Model): boolean {
  if (s.activation?.kind !== 'model' || s.activation.turnover) return false;
  return isActive(model) && model.conditions.form === undefined;
}

function ordersOf({ rules }: Model): readonly OrderKind[] {
  return [
    ...(hasRule(rules, 'leader') ? LEADERS : NOTHING),
    ...(hasRule(rules, 'spiritual-leader') ? (['prayer'] as const) : NOTHING),
  ];
}

function give(cx: FaithCx, model: Model, { thing }: ActionOffer): void {
  const kind = thing as OrderKind;
  const options = candidates(cx, model, kind).map(({ id }) => id);
  const { min, max } = GROUPS[ORDERS[kind]];
  const most = Math.min(options.length, max ?? options.length);
  const models = cx.ask('group', model.controller, { model: model.id, kind, options, min, max: most });
  cx.s.activation!.ordered = { kind, models: [...models] };
}

/** FF-GRP-01, -05, -06, -07: it ends his own activation, and they roll. */
export const order: ActionKind = {
  id: 'order',
  rule: 'FF-GRP-01',
  offers: (look, model) =>
    mayOrder(look, model)
      ? ordersOf(model)
          .filter((kind) => canGather(look, model, kind))
          .map((kind) => offer('order', ACTION_COSTS['give-order'], { thing: kind }))
      : [],
  perform: give,
};
