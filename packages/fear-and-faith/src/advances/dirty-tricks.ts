import { type RuleText, ruleOf } from '../data/rule-text.ts';
import { specialRule } from '../data/special-rules.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { advanceAbility, afflict } from '../kit.ts';
import { model as modelOf, onTable } from '../models.ts';
import { NOBODY } from '../option-ids.ts';
import type { Model, Party } from '../state.ts';
import { left, seatOf, spend } from './uses.ts';

const ID = 'dirty-tricks';
const NEVER: readonly string[] = ['zombie', 'vampire', 'werewolf', 'immaterial'];
/** What its body is made of, or what is no rule of play. */
const BODILY: readonly string[] = ['unique', 'mounted', 'swarm', 'demon', 'animal'];

/** FF-CAMP-15: which of its rules can be cancelled. */
function cancelled({ rules, conditions }: Model): readonly RuleText[] {
  if (conditions.tricked !== undefined || conditions.heroic !== undefined) return [];
  return rules.filter((text) => {
    const id = ruleOf(text);
    return !NEVER.includes(id) && !BODILY.includes(id) && specialRule(id).kind !== 'size';
  });
}

/** FF-CAMP-15: it has neither the rule nor what it carries by it. */
function forget(model: Model, rule: RuleText): void {
  const { weapon } = specialRule(ruleOf(rule));
  const arm = weapon === null ? null : (model.arms.find((carried) => carried.weapon === weapon) ?? null);
  model.rules = model.rules.filter((text) => text !== rule);
  model.arms = model.arms.filter((carried) => carried !== arm);
  afflict(model, 'tricked', { rule, arm });
}

function trick(cx: FaithCx, party: Party): void {
  const seat = seatOf(cx.s, party);
  const victims = cx.s.models.filter((m) => m.party !== seat && onTable(m) && cancelled(m).length > 0);
  if (left(party, ID) === 0 || victims.length === 0) return;
  const said = cx.ask('trick', seat, { options: [NOBODY, ...victims.map(({ id }) => id)] });
  if (said === NOBODY) return;
  const victim = modelOf(cx.s, said);
  const rule = cx.ask('trickRule', seat, { model: victim.id, options: cancelled(victim) });
  forget(victim, rule);
  spend(cx, party, ID, victim, rule);
}

/** FF-CAMP-15: at the start of any turn, until it ends. */
export const dirtyTricks: SpecialRule = {
  id: advanceAbility(ID),
  rule: 'FF-CAMP-15',
  on: { anyTurnBegins: (_subject, cx, party) => trick(cx, party) },
};
