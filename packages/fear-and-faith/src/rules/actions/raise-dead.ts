import { ACTION_COSTS } from '../../data/actions.ts';
import { profile } from '../../data/profiles/profiles.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { model as modelOf, setPosture } from '../../models.ts';
import type { Corpse, Model } from '../../state.ts';
import { newcomer } from '../magic/newcomer.ts';
import { mayCast } from '../magic/spells.ts';
import { isStopped } from '../magic/stopped.ts';
import { put } from '../movement/put.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-40';
const RISEN = 'walking-dead';
const NEVER = ['zombie', 'vampire', 'mummy', 'demon'] as const;
const PROOF = ['very-strongwilled', 'artificial', 'swarm', 'immaterial'] as const;

/** FF-SPEC-40: each body once, and not every body. */
function canRise({ s }: Look, { of, raisable }: Corpse): boolean {
  const { tags, rules } = modelOf(s, of);
  return raisable && !NEVER.some((tag) => tags.includes(tag)) && !PROOF.some((rule) => hasRule(rules, rule));
}

/** FF-SPEC-40 */
export const raiseDead: ActionKind = {
  id: 'raise-dead',
  rule: RULE,
  takesMind: true,
  offers(look, model) {
    if (look.s.activation?.declared !== 'spell/raise' || !mayCast(look, model)) return [];
    return look.s.corpses
      .filter((corpse) => canRise(look, corpse) && look.table.reaches(model, corpse))
      .map(({ id }) => offer('raise-dead', ACTION_COSTS['raise-dead'], { thing: id }));
  },
  perform(cx, model, { thing }) {
    cx.s.activation!.declared = null;
    if (isStopped(cx, model, null)) return;
    rise(cx, model, cx.s.corpses.find(({ id }) => id === thing)!);
  },
};

/** FF-SPEC-40: where it lies, or as near as there is room; what lay beside it stays there. */
function rise(cx: FaithCx, caster: Model, corpse: Corpse): void {
  const { s } = cx;
  const risen = newcomer(s, profile(RISEN), caster.party, caster.party, 'raised');
  risen.controller = caster.controller;
  const spot = cx.table.room(risen, corpse);
  if (spot === null) return;
  corpse.raisable = false;
  risen.standing = 'table';
  setPosture(risen, 'fallen-hard');
  s.models.push(risen);
  put(cx, risen, spot, 'placed', RULE);
}
