import { type Ruleset, redact } from '@vedette/engine';
import { parties } from '../muster/parties.ts';
import { optionGroups } from '../option-groups.ts';
import { bots } from './bots.ts';
import { foundings } from './founding.ts';
import { fuzz } from './fuzz.ts';
import type { FaithCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { migrations } from './migrations.ts';
import { campaignOptions } from './options.ts';
import { positions } from './position.ts';
import { begin, campaignProblems } from './setup.ts';
import type { CampaignState } from './state.ts';
import { states } from './states.ts';
import { nextStep } from './steps.ts';
import { speech } from './tongue.ts';

/** Nothing in a campaign is hidden but the dice to come. */
const OPEN = ['title', 'options', 'scenarios', 'players', 'game', 'history', 'departed', 'ended'] as const;

function shares({ players, ended }: CampaignState): readonly number[] {
  const { winners } = ended!;
  return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const campaign: Ruleset<FaithCampaign> = {
  id: 'fear-and-faith-campaign',
  version: 3,
  schema: 2,
  migrations,
  states,
  seats: { min: 2, max: 4 },
  unit: 'millimetre',
  questions,
  hooks,
  rules: nextStep,
  outcome: (s) => (s.ended === null ? null : { shares: shares(s), reason: s.ended.reason }),
  units: parties,
  scenarios: foundings,
  options: campaignOptions,
  optionGroups,
  problems: campaignProblems,
  begin,
  positions,
  undo: 'last-steps',
  fixed: ['options', 'scenarios', 'history', 'departed'],
  view: (s, seat) => redact(s, seat, OPEN),
  imagine: () => {},
  speech,
  bots,
  odds: null,
  fuzz,
};

export default campaign;
