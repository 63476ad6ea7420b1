import { type Ruleset, redact } from '@vedette/engine';
import { units } from '../muster/units.ts';
import { optionGroups } from '../option-groups.ts';
import { bots } from './bots.ts';
import { foundings } from './founding.ts';
import { fuzz } from './fuzz.ts';
import type { SilverCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { odds } from './odds.ts';
import { campaignOptions } from './options.ts';
import { positions } from './position.ts';
import { begin, campaignProblems } from './setup.ts';
import type { CampaignState } from './state.ts';
import { states } from './states.ts';
import { nextStep } from './steps.ts';
import { speech } from './tongue.ts';

/** Nothing in a campaign is hidden but the dice to come. */
const OPEN = ['title', 'options', 'scenarios', 'players', 'game', 'history', 'departed', 'ended'] as const;

const MOST_PLAYERS = 8;

function shares({ players, ended }: CampaignState): readonly number[] {
  const { winners } = ended!;
  return players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const campaign: Ruleset<SilverCampaign> = {
  id: 'silver-bayonet-campaign',
  version: 2,
  schema: 1,
  migrations: {},
  states,
  seats: { min: 1, max: MOST_PLAYERS },
  unit: 'inch',
  questions,
  hooks,
  rules: nextStep,
  outcome: (s) => (s.ended === null ? null : { shares: shares(s), reason: s.ended.reason }),
  units,
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
  odds,
  fuzz,
};

export default campaign;
