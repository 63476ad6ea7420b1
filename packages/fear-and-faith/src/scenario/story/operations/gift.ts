import type { RuleText } from '../../../data/rule-text.ts';
import { refit } from '../../../kit.ts';
import { armFrom } from '../../../model-from.ts';
import { model as modelOf } from '../../../models.ts';
import { usualHand, weaponsOf } from '../../../muster/arms.ts';
import type { Model } from '../../../state.ts';
import { seatOf, seatsOf } from '../sides.ts';
import type { Run } from './run.ts';

/** FF-SCN-19: for nothing, to whom its player wants. */
export const giftRun: Run<'gift'> = (cx, { side, rule, n }, heard) => {
  const { s } = cx;
  const seat = seatOf(s, side, heard);
  const seats = seatsOf(s, side, heard);
  const able = s.models
    .filter(
      ({ party, rules, tags }) => seats.includes(party) && !rules.includes(rule) && !tags.includes('animal'),
    )
    .map(({ id }) => id);
  if (seat === null || able.length === 0) return;
  const chosen = cx.ask('gift', seat, { gift: rule, options: able, min: 0, max: Math.min(n, able.length) });
  for (const id of chosen) {
    give(modelOf(s, id), rule, s.options['silver-no-automatics']);
    cx.emit({ type: 'gift', rule: heard.rule, model: id, gift: rule });
  }
};

/** With the weapon that goes with it, in hand where a hand is free for it. */
function give(model: Model, rule: RuleText, noAutomatics: boolean): void {
  model.rules = [...model.rules, rule].sort();
  const weapons = weaponsOf(model.rules, model.tags);
  const held = model.arms.filter(({ inHand }) => inHand).map(({ weapon }) => weapon);
  const fresh = weapons.filter((weapon) => !model.arms.some((arm) => arm.weapon === weapon));
  const source = { rules: model.rules, wooden: [], hand: usualHand([...held, ...fresh]) };
  for (const weapon of fresh) model.arms.push(armFrom(weapon, source, noAutomatics));
  for (const arm of model.arms) arm.inHand = arm.weapon === 'natural' || source.hand.includes(arm.weapon);
  refit(model);
}
