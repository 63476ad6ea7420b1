import { type Campaign, type CampaignWords, type Fielded, type Json, spoken } from '@vedette/engine';
import type { FearAndFaith } from '../../game.ts';
import { figureId } from '../aftermath/take-report.ts';
import type { CampaignEvent } from '../events.ts';
import type { FaithCampaign } from '../game.ts';
import { matchOf } from '../match-of.ts';
import { partyOf } from '../members.ts';
import { reportOf } from '../report/report-of.ts';
import ruleset from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { tongues, type Words } from '../words/index.ts';
import { askingIn } from './asking.ts';
import { ledgerIn } from './ledger.ts';

function opens(event: CampaignEvent): number | null {
  return event.type === 'gameChosen' ? event.number : null;
}

/** As a match calls them. */
function fielded({ game }: CampaignState): readonly Fielded[] {
  return (game?.sides ?? []).flatMap(({ seat, fielded: going }, place) =>
    going.map((member) => ({ seat, member, figure: figureId(place, member) })),
  );
}

function pageWords({ chapters, ...rest }: Words['page']): CampaignWords {
  return { ...rest, chapters: Object.entries(chapters).map(([id, title]) => ({ id, title })) };
}

/** The campaign of this game, as the rest of the house knows it, in every language that it has. */
export const campaigns = spoken(
  tongues,
  (words): Campaign<FaithCampaign, FearAndFaith> => ({
    ruleset,
    matchOf,
    reportOf,
    overview: words.overview,
    fielded,
    unitOf: (s, seat) => {
      const player = s.players[seat];
      if (player === undefined || player.members.length === 0) return null;
      // Documents travel: whatever is left out is not there.
      return JSON.parse(JSON.stringify(partyOf(player, player.members, s.options))) as Json;
    },
    words: pageWords(words.page),
    founding: {
      title: words.shown.sixNights,
      // FF-CAMP-01
      lengths: [6, 5, 4, 3, null],
      unit: words.shown.party,
      document: (title, games) => ({ id: 'founded-here', title, games }),
    },
    ledger: ledgerIn(words),
    asking: askingIn(words),
    opens,
  }),
);
