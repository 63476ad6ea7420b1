import { ACTION_COSTS } from '../../data/actions.ts';
import { DEAD_AT } from '../../data/quality.ts';
import { argumentOf, hasRule, type RuleText, ruleOf } from '../../data/rule-text.ts';
import { higher, LENGTH } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { inPlay, isGood, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { lastingQuality } from '../quality/quality.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-61';
/** FF-SPEC-61 */
const MOST_COMBAT = 6;

function packageOf({ rules }: Model): string {
  const text = rules.find((one) => ruleOf(one) === 'transformation');
  return (text === undefined ? null : argumentOf(text)) ?? 'none';
}

/** FF-SPEC-61: Fearful, or worse than that if it was so already. */
function rulesAfter(model: Model): readonly RuleText[] {
  const { rules } = model;
  const dread: readonly RuleText[] = hasRule(rules, 'very-fearful')
    ? []
    : [hasRule(rules, 'fearful') ? 'very-fearful' : 'fearful'];
  const more: readonly RuleText[] = packageOf(model) === 'tough-and-savage' ? ['savage', 'tough'] : [];
  const kept = rules.filter((text) => dread.length === 0 || text !== 'fearful');
  return [...new Set<RuleText>([...kept, ...dread, ...more])];
}

/** FF-SPEC-61: what the package costs; a change of shape kills nobody. */
function pay(cx: FaithCx, model: Model): void {
  if (packageOf(model) === 'none' || lastingQuality(cx, model) + 1 >= DEAD_AT) return;
  model.losses = { ...model.losses, transformation: model.losses.transformation + 1 };
  const quality = lastingQuality(cx, model);
  cx.emit({ type: 'lost-quality', rule: RULE, model: model.id, cause: 'transformation', quality });
}

function frighten({ s, table }: FaithCx, model: Model): void {
  const near = table.within(
    model,
    LENGTH.short,
    inPlay(s).filter((other) => other !== model && isGood(s, other)),
  );
  if (near.length === 0) return;
  const { x, y, z } = model;
  const models = table
    .inOrder(model, near)
    .flat()
    .map(({ id }) => id);
  raise(s, { kind: 'fear', cause: 'transformation', models, source: model.id, at: { x, y, z }, modifier: 0 });
}

/** FF-SPEC-61: for the rest of the game. */
export const transform: ActionKind = {
  id: 'transform',
  rule: RULE,
  offers: (_look, model) =>
    isTransfixed(model) || !hasRule(model.rules, 'transformation') || model.conditions.transformed
      ? []
      : [offer('transform', ACTION_COSTS['change-shape'])],
  perform(cx, model) {
    pay(cx, model);
    model.rules = rulesAfter(model);
    model.combat = Math.min(MOST_COMBAT, model.combat + 1);
    if (packageOf(model) === 'faster') model.movement = higher(model.movement);
    afflict(model, 'transformed');
    cx.emit({ type: 'condition', rule: RULE, model: model.id, condition: 'transformed', begins: true });
    frighten(cx, model);
  },
};
