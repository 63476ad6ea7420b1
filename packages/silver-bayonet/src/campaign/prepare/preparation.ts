import { COOP } from '../../data/officer.ts';
import { coopBudget, soldierCost } from '../../muster/cost.ts';
import type { CampaignCx } from '../game.ts';
import type { SideInHand } from '../state.ts';
import { handicap } from './differential.ts';

/** Before a game: who of a unit goes, and what a stronger opponent is good for. */
export function prepare(cx: CampaignCx, side: SideInHand): void {
  if (cx.s.game!.mode === 'co-operative') field(cx, side);
  handicap(cx, side);
}

/** SB-COOP-02.R1: the Officer and up to three soldiers whose cost fits; the others stay at home. */
function field(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  const { soldiers } = player;
  const chosen =
    soldiers.length === 0
      ? []
      : cx.ask('field', side.seat, {
          options: soldiers.map(({ id }) => id),
          min: 0,
          max: Math.min(COOP.mostSoldiers, soldiers.length),
          points: coopBudget(player.officer!.entry),
          costs: Object.fromEntries(soldiers.map(({ id, entry }) => [id, soldierCost(entry)])),
        });
  const going = soldiers.filter(({ id }) => chosen.includes(id));
  side.fielded = [player.officer!.id, ...going.map(({ id }) => id)];
  const names = [player.officer!, ...going].map(({ entry }) => entry.name);
  cx.emit({ type: 'fielded', rule: 'SB-COOP-02', seat: side.seat, names });
}
