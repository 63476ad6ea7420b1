import { INSANITY_CURE_COST } from '../../data/campaign.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { CampaignCx } from '../game.ts';
import { amend, member, profileOf, recordOf } from '../members.ts';
import type { CampaignState, Member, Player, SideInHand } from '../state.ts';

const DONE = 'none';

/** FF-FEAR-10: with a Spiritual Leader in the party what came to stay can be healed. */
export function cures(cx: CampaignCx, { seat }: SideInHand): void {
  const { s } = cx;
  const player = s.players[seat]!;
  while (player.points >= INSANITY_CURE_COST && hasSpiritualLeader(s, player)) {
    const mad = player.members.filter((who) => isCurable(s, player, who)).map(({ id }) => id);
    if (mad.length === 0) return;
    const said = cx.ask('cure', seat, {
      points: player.points,
      cost: INSANITY_CURE_COST,
      options: [...mad, DONE],
    });
    if (said === DONE) return;
    const who = member(player, said);
    const [insanity] = recordOf(who).insanity!;
    player.points -= INSANITY_CURE_COST;
    amend(who, { insanity: null });
    const { name } = who.entry;
    cx.emit({ type: 'cured', rule: 'FF-FEAR-10', seat, member: who.id, name, insanity: insanity! });
  }
}

function hasSpiritualLeader(s: CampaignState, player: Player): boolean {
  return player.members.some((who) => hasRule(profileOf(player, who, s.options).rules, 'spiritual-leader'));
}

/** FF-SPEC-31: whoever was born so never is. */
function isCurable(s: CampaignState, player: Player, who: Member): boolean {
  const { insanity = [] } = recordOf(who);
  return insanity.length > 0 && !hasRule(profileOf(player, who, s.options).rules, 'insane');
}
