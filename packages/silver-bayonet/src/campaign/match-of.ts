import type { SetupRequest } from '@vedette/engine';
import type { OfficerEntry, SoldierEntry, Unit } from '../muster/unit.ts';
import { scenarioToPlay } from './founding.ts';
import { member, unitOf } from './members.ts';
import { playOptionsOf } from './options.ts';
import type { CampaignState, GameInHand, Player, SideInHand } from './state.ts';

/** The match that the campaign waits for, ready to be prepared and played; null when it waits for none. */
export function matchOf({ players, game, options, scenarios }: CampaignState): SetupRequest | null {
  if (game?.stage !== 'report') return null;
  return {
    scenario: scenarioToPlay(scenarios, game.scenario),
    seats: game.sides.map((side) => {
      const player = players[side.seat]!;
      return { name: player.name, unit: fieldedUnit(player, side, game) };
    }),
    options: playOptionsOf(options),
  };
}

/** Those who go, and the dice they take along. A Monster Die waits for a game with opponents (SB-SOLO-05.R1). */
function fieldedUnit(player: Player, { fielded, dice }: SideInHand, { mode }: GameInHand): Unit {
  const [officer, ...soldiers] = fielded.map((id) => member(player, id).entry);
  const { fate } = player;
  return {
    ...unitOf(player),
    officer: officer as OfficerEntry,
    soldiers: soldiers as SoldierEntry[],
    fate: {
      power: fate.power + dice.power,
      skill: fate.skill + dice.skill,
      monster: mode === 'competitive' ? fate.monster + dice.monster : 0,
    },
  };
}
