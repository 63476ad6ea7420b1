import { TIERS } from '../../data/campaign-tables.ts';
import { heldAttributes } from '../../muster/held-attributes.ts';
import { attributeIn, recordOf, tierOn } from '../../muster/record.ts';
import { rewardsOnOffer } from '../../muster/reward-choice.ts';
import type { CampaignCx } from '../game.ts';
import { amend } from '../members.ts';
import type { Member, SideInHand } from '../state.ts';

/** SB-ATT-40. */
const ONE_ITEM_MORE = 'supernatural-veteran';

/** SB-CAMP-15: a reward for every tier reached, at once. */
export function rise(cx: CampaignCx, side: SideInHand, who: Member): void {
  const { seat } = side;
  for (;;) {
    const { xp, rewards } = recordOf(who.entry);
    if (rewards.length >= tierOn(xp)) return;
    const { tier } = TIERS[rewards.length]!;
    const options = onOffer(cx, side, who, rewards.length);
    const reward =
      options.length === 1 ? options[0]! : cx.ask('reward', seat, { options, member: who.id, tier });
    amend(who, { rewards: [...rewards, reward] });
    if (attributeIn(reward) === ONE_ITEM_MORE) side.veterans.push(who.id);
    cx.emit({ type: 'rose', rule: 'SB-CAMP-15', seat, member: who.id, name: who.entry.name, tier, reward });
  }
}

/** SB-CAMP-15, -16. */
function onOffer(
  { s }: CampaignCx,
  { seat }: SideInHand,
  { entry }: Member,
  reached: number,
): readonly string[] {
  const role = 'attributes' in entry ? 'officer' : 'soldier';
  const { nation } = s.players[seat]!.unit;
  const by = { who: entry.name, role, nation, held: heldAttributes(entry) } as const;
  return rewardsOnOffer(
    TIERS[reached]!,
    by,
    s.options,
    s.options['high-tier-attributes'] === 'any' ? 'any' : 'as-listed',
  );
}
