import type { Campaign } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import type { CampaignEvent } from '../events.ts';
import type { SilverCampaign } from '../game.ts';
import { matchOf } from '../match-of.ts';
import { reportOf } from '../report/report-of.ts';
import ruleset from '../ruleset.ts';
import { overview } from '../words/overview.ts';
import { asking } from './asking.ts';
import { ledger } from './ledger.ts';
import { campaignWords, words } from './words.ts';

/** A roll for the scenario belongs to the game that it chose (SB-RAND-01). */
function opens(event: CampaignEvent): number | 'next' | null {
  if (event.type === 'gameChosen') return event.number;
  return event.type === 'scenarioRolled' ? 'next' : null;
}

/** The campaign of this game, as the rest of the house knows it. */
export const campaign: Campaign<SilverCampaign, SilverBayonet> = {
  ruleset,
  matchOf,
  reportOf,
  overview,
  words: campaignWords,
  founding: {
    title: 'The long war',
    lengths: [null, 5, 10, 20],
    unit: words.company,
    document: (title, games) => ({ id: 'founded-here', title, games, scenarios: [] }),
  },
  ledger,
  asking,
  opens,
};
