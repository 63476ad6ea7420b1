import type { SetupRequest } from '@vedette/engine';
import { member, partyOf } from './members.ts';
import { playOptionsOf } from './options.ts';
import type { CampaignState } from './state.ts';

/** The match that the campaign waits for, ready to be prepared and played; null when it waits for none. */
export function matchOf({ players, game, options }: CampaignState): SetupRequest | null {
  if (game?.stage !== 'report') return null;
  return {
    scenario: game.scenario,
    seats: game.sides.map(({ seat, fielded }) => {
      const player = players[seat]!;
      const members = fielded.map((id) => member(player, id));
      return { name: player.name, unit: partyOf(player, members, options) };
    }),
    options: playOptionsOf(options),
  };
}
