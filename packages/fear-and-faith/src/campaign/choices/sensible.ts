import type { Pending } from '@vedette/engine';
import { INSANITY_CURE_COST } from '../../data/campaign.ts';
import { infectionOf } from '../aftermath/breaking-the-curse.ts';
import type { FaithCampaign } from '../game.ts';
import { anybody, recordOf } from '../members.ts';
import type { CampaignState, MemberId } from '../state.ts';

type Asked = Pending<FaithCampaign>;
type Question<Kind extends Asked['kind']> = Extract<Asked, { readonly kind: Kind }>['question'];

const DONE = 'none';
/** What is no purchase. */
const PLAIN: readonly string[] = [DONE, 'elsewhere'];

/** Answers that a careful leader thinks of, the best first; a report is not for him to make up. */
export function sensible(pending: Asked, s: CampaignState): readonly unknown[] {
  switch (pending.kind) {
    case 'recruit':
      return [...byWorth(pending.question, spared(pending, s)), DONE];
    case 'breakCurse':
      return [...pending.question.options.filter((id) => id !== DONE && comesBack(s, id)), DONE];
    default:
      return plain(pending.question);
  }
}

function plain(question: Asked['question']): readonly unknown[] {
  if (!('options' in question)) return [];
  return 'max' in question ? [question.options.slice(0, question.max)] : question.options;
}

/** FF-CAMP-06: the dearest that can be had. */
function byWorth({ options, costs, left }: Question<'recruit'>, kept: number): readonly string[] {
  return options
    .filter((id) => !PLAIN.includes(id) && (costs[id] ?? 0) <= left - kept)
    .sort((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0));
}

/** FF-FEAR-10, FF-CAMP-23: what a cure takes, for as long as one of the party needs it. */
function spared({ question, seat }: Extract<Asked, { readonly kind: 'recruit' }>, s: CampaignState): number {
  if (question.for === 'replacement') return 0;
  const ailing = s.players[seat]!.members.some((who) => {
    const { insanity = [], infection } = recordOf(who);
    return insanity.length > 0 || (infection !== undefined && infection !== 'zombie');
  });
  return ailing ? INSANITY_CURE_COST : 0;
}

/** FF-CAMP-09: a victim of the dead would only be laid to rest. */
function comesBack(s: CampaignState, id: MemberId): boolean {
  const who = anybody(s, id);
  return who !== null && infectionOf(who) !== 'zombie';
}
