import type { SetupRequest } from '@vedette/engine';
import { member, partyOf } from './members.ts';
import { playOptionsOf } from './options.ts';
import { scenarioToPlay } from './prepare/own-scenario.ts';
import type { CampaignState } from './state.ts';

/** The match that the campaign waits for, ready to be prepared and played; null when it waits for none. */
export function matchOf(s: CampaignState): SetupRequest | null {
  const { players, game, options } = s;
  if (game?.stage !== 'report') return null;
  return {
    scenario: scenarioToPlay(s, game.scenario),
    seats: game.sides.map(({ seat, fielded }) => {
      const player = players[seat]!;
      const members = fielded.map((id) => member(player, id));
      return { name: player.name, unit: partyOf(player, members, options) };
    }),
    options: playOptionsOf(options),
  };
}
