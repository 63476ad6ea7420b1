import {
  type Campaign,
  type CampaignWords,
  type Fielded,
  type Json,
  speaking,
  spoken,
} from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import type { CampaignEvent } from '../events.ts';
import type { SilverCampaign } from '../game.ts';
import { matchOf } from '../match-of.ts';
import { unitOf } from '../members.ts';
import { reportOf } from '../report/report-of.ts';
import ruleset from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { tongues, type Words } from '../words/index.ts';
import { use } from '../words/now.ts';
import { asking } from './asking.ts';
import { ledger } from './ledger.ts';

/** A roll for the scenario belongs to the game that it chose (SB-RAND-01). */
function opens(event: CampaignEvent): number | 'next' | null {
  if (event.type === 'gameChosen') return event.number;
  return event.type === 'scenarioRolled' ? 'next' : null;
}

/** As a match calls them: seat and place in the unit, each from 1. */
function fielded({ game }: CampaignState): readonly Fielded[] {
  return (game?.sides ?? []).flatMap(({ seat, fielded: going }, i) =>
    going.map((member, n) => ({ seat, member, figure: `${i + 1}-${n + 1}` })),
  );
}

/** Documents travel: whatever is left out is not there. */
function asJson(document: object): Json {
  return JSON.parse(JSON.stringify(document)) as Json;
}

function pageWords({ chapters, ...rest }: Words['page']): CampaignWords {
  return { ...rest, chapters: Object.entries(chapters).map(([id, title]) => ({ id, title })) };
}

/** The campaign of this game, as the rest of the house knows it, in every language that it has. */
export const campaigns = spoken(
  tongues,
  speaking(
    use,
    ({ page, shown, overview }): Campaign<SilverCampaign, SilverBayonet> => ({
      ruleset,
      matchOf,
      reportOf,
      overview,
      fielded,
      unitOf: (s, seat) => {
        const player = s.players[seat];
        return player === undefined || player.officer === null ? null : asJson(unitOf(player));
      },
      words: pageWords(page),
      founding: {
        title: shown.longWar,
        lengths: [null, 5, 10, 20],
        unit: shown.company,
        document: (title, games) => ({ id: 'founded-here', title, games, scenarios: [] }),
      },
      ledger,
      asking,
      opens,
    }),
  ),
);
