import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { inPlay, isActive, isGood } from '../../models.ts';
import { withFlags } from '../ground/flags.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const HOLY = 'holy';
const RULE = 'FF-MOV-27';

/** FF-MOV-27: not while a Spiritual Leader of the good party is on the table. */
function isGuarded(look: Look): boolean {
  return inPlay(look.s).some((m) => isGood(look.s, m) && hasRule(m.rules, 'spiritual-leader'));
}

/** FF-MOV-27: an evil model on holy ground, with three actions. */
export const defile: ActionKind = {
  id: 'defile',
  rule: RULE,
  offers(look, model) {
    if (!isActive(model) || isGood(look.s, model) || isGuarded(look)) return [];
    return look.table
      .underfoot(model)
      .filter(({ flags }) => flags.includes(HOLY))
      .map(({ id }) => offer('defile', ACTION_COSTS.defile, { thing: id }));
  },
  perform(cx, model, { thing }) {
    cx.s.terrain = withFlags(cx.s.terrain, thing!, (flags) =>
      flags.map((flag) => (flag === HOLY ? 'defiled' : flag)),
    );
    cx.emit({ type: 'ground', rule: RULE, model: model.id, thing: thing!, change: 'defiled' });
  },
};
