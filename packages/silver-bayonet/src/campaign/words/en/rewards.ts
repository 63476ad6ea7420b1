import { attribute } from '../../../data/attributes.ts';
import { TIERS } from '../../../data/campaign-tables.ts';
import { attributeIn } from '../../../muster/record.ts';
import { term } from '../../../words/en/vocabulary.ts';

/** SB-CAMP-15: what a tier gives, with its number. */
export function rewardTitle(reward: string, tier: number): string {
  const gained = attributeIn(reward);
  if (gained !== null) return attribute(gained).title;
  const { rewards } = TIERS.find((row) => row.tier === tier)!;
  const [by] = rewards.flatMap((one) => (one !== 'attribute' && one.stat === reward ? [one.by] : []));
  const title = term(reward);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} +${by}`;
}
