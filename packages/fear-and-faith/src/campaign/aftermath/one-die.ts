import { hasRule } from '../../data/rule-text.ts';
import type { CampaignCx } from '../game.ts';
import { profileOf } from '../members.ts';
import type { Member, SideInHand } from '../state.ts';

const D6 = 6;

/** FF-FEAR-10, FF-CAMP-07: one die against its Quality; a Hero's is a six already. */
export function passesOneDie(
  cx: CampaignCx,
  { seat }: SideInHand,
  who: Member,
  purpose: 'insanity' | 'infection',
): boolean {
  const { s } = cx;
  const { quality: needed, rules } = profileOf(s.players[seat]!, who, s.options);
  const hero = hasRule(rules, 'hero');
  const die = hero ? null : cx.roll(D6, `${purpose} of ${who.id}`);
  // FF-GEN-12: a natural 1 fails, a natural 6 succeeds.
  const passed = die === null || die === D6 || (die > 1 && die >= needed);
  const rule = purpose === 'insanity' ? 'FF-FEAR-10' : 'FF-CAMP-07';
  const { name } = who.entry;
  cx.emit({ type: 'rolled', rule, seat, member: who.id, name, purpose, die, needed, passed });
  return passed;
}
