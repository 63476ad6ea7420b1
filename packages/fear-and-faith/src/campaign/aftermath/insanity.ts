import { INSANITIES, type InsanityId } from '../../data/nerve.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { CampaignCx } from '../game.ts';
import { amend, profileOf, recordOf } from '../members.ts';
import type { Member, SideInHand } from '../state.ts';
import { passesOneDie } from './one-die.ts';
import { survivorsOf } from './reported.ts';

const RULE = 'FF-FEAR-10';

/** FF-FEAR-10: who went mad comes to himself, or stays so. */
export function insanity(cx: CampaignCx, side: SideInHand): void {
  for (const { who, told } of survivorsOf(cx.s, side)) {
    const [first] = told.insanity;
    if (first !== undefined && isNews(recordOf(who).insanity ?? [], told.insanity))
      comesHome(cx, side, who, told.insanity);
  }
}

/** What had come to stay before needs no other roll, unless it has grown worse (FF-FEAR-09). */
function isNews(had: readonly InsanityId[], now: readonly InsanityId[]): boolean {
  const worst = (list: readonly InsanityId[]) => Math.max(-1, ...list.map((id) => INSANITIES.indexOf(id)));
  return worst(now) > worst(had) || (worst(now) === worst(had) && now.length > had.length);
}

function comesHome(cx: CampaignCx, side: SideInHand, who: Member, now: readonly InsanityId[]): void {
  const { s } = cx;
  const at = { seat: side.seat, member: who.id, name: who.entry.name, insanity: now[0]! };
  const born = hasRule(profileOf(s.players[side.seat]!, who, s.options).rules, 'insane');
  // FF-SPEC-31: never cured.
  if (!born && passesOneDie(cx, side, who, 'insanity')) {
    cx.emit({ type: 'cameToItself', rule: RULE, ...at });
    return;
  }
  amend(who, { insanity: now.slice(0, INSANITIES.length) });
  cx.emit({ type: 'stayedMad', rule: RULE, ...at });
}
