import type { Refusal } from '@vedette/engine';
import { ATTRIBUTES } from '../data/attributes.ts';
import { HIGH_TIER, type Tier } from '../data/campaign-tables.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { say } from '../refusals.ts';
import { attributesOnOffer, type Chooser, choiceProblem, type Switches } from './attribute-choice.ts';
import { problem } from './codes.ts';
import { attributeIn, rewardText } from './record.ts';

/** A member about to rise, with what it has already. */
export interface Aspirant extends Chooser {
  readonly held: readonly string[];
}

/** SB-CAMP-15.R1, `high-tier-attributes` any: what soldiers of some list are born with, and can do without a beast's body. */
const SOLDIERLY: readonly string[] = ATTRIBUTES.filter(
  ({ id, officers }) => officers !== true && SOLDIER_TYPES.some(({ attributes }) => attributes.includes(id)),
).map(({ id }) => id);

/** SB-CAMP-15, -16: every reward that this member can choose for a tier. */
export function rewardsOnOffer(
  { tier, rewards }: Tier,
  by: Aspirant,
  options: Switches,
  highTier: 'as-listed' | 'any',
): readonly string[] {
  return rewards.flatMap((reward) => {
    if (reward !== 'attribute')
      return reward.stat === 'recruitment' && by.role !== 'officer' ? [] : [reward.stat];
    const open = attributesOnOffer(by, options).map(({ id }) => id);
    const all = highTier === 'any' && tier >= HIGH_TIER ? [...open, ...SOLDIERLY] : open;
    return all.filter((id) => !by.held.includes(id)).map(rewardText);
  });
}

/** What is wrong with a reward that is written down, or null. No match knows its campaign's `high-tier-attributes`. */
export function rewardProblem(
  reward: string,
  tier: Tier,
  by: Aspirant,
  options: Switches,
  path: string,
): Refusal | null {
  const id = attributeIn(reward);
  const offered = rewardsOnOffer(tier, by, options, 'any');
  if (offered.includes(reward)) return null;
  if (id !== null && by.held.includes(id)) {
    const said = say('unit.reward-twice', { who: by.who, id });
    return problem('unit.attribute-twice', 'SB-CAMP-16', path, said);
  }
  const unfit =
    id === null || !tier.rewards.includes('attribute') ? null : choiceProblem(id, by, options, path);
  if (unfit !== null) return unfit;
  const others = offered.filter((text) => attributeIn(text) === null);
  const attribute = tier.rewards.includes('attribute');
  const said = say('unit.reward', { who: by.who, reward, tier: tier.tier, others, attribute });
  return problem('unit.reward', 'SB-CAMP-15', path, said);
}
