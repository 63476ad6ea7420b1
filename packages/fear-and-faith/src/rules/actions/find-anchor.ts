import { ACTION_COSTS } from '../../data/actions.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { friends, isActive } from '../../models.ts';
import type { Model, Token } from '../../state.ts';
import { heldBy, setLoose } from '../magic/anchor.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-SPEC-30, FF-OPT-23: objects beside it that some enemy spirit hangs on. */
function anchorsBeside(look: Look, model: Model): readonly Token[] {
  const { rules, tags, conditions } = model;
  const hands =
    !tags.includes('animal') && !hasRule(rules, 'mindless') && conditions.immaterial === undefined;
  if (!hands || !isActive(model)) return [];
  return look.s.tokens.filter(
    (token) =>
      token.carrier === null &&
      look.table.reaches(model, token) &&
      heldBy(look, token).some((spirit) => !friends(spirit, model)),
  );
}

/** FF-SPEC-30, FF-ACT-08: whoever picks the object up has found it, and from then on the spirit can be driven out. */
export const findAnchor: ActionKind = {
  id: 'find-anchor',
  rule: 'FF-SPEC-30',
  takesMind: true,
  offers: (look, model) =>
    anchorsBeside(look, model).map(({ id }) => offer('find-anchor', ACTION_COSTS['pick-up'], { thing: id })),
  perform(cx, model, { thing }) {
    const token = cx.s.tokens.find(({ id }) => id === thing)!;
    setLoose(heldBy(cx, token));
    cx.s.tokens = cx.s.tokens.map((one) => (one === token ? { ...one, carrier: model.id } : one));
  },
};
