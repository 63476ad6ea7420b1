import type { OfficerEntry } from '../../muster/unit.ts';
import type { CampaignCx } from '../game.ts';
import { enlist, headOf, membersOf, NO_DICE } from '../members.ts';
import type { Enlisted, SideInHand } from '../state.ts';
import { release } from './departures.ts';

/** SB-CAMP-19: without an Officer, all anew, the only way to change nation, or another Officer of the same. */
export function succession(cx: CampaignCx, side: SideInHand): 'new-officer' | 'disband' {
  const choice = cx.ask('succession', side.seat, { options: ['new-officer', 'disband'] });
  if (choice === 'disband') newUnit(cx, side);
  else newOfficer(cx, side);
  return choice;
}

/** SB-UNIT-04 to -08, 0 XP. */
function newOfficer(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  const player = cx.s.players[seat]!;
  const { nation } = player.unit;
  appoint(cx, side, enlist(player, seat, cx.ask('newOfficer', seat, { nation })));
}

function newUnit(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  const player = cx.s.players[seat]!;
  disband(cx, side);
  const unit = cx.ask('newUnit', seat, {});
  player.unit = headOf(unit);
  player.fate = { ...NO_DICE };
  cx.emit({ type: 'raised', rule: 'SB-CAMP-19', seat, unit: unit.name, nation: unit.nation });
  appoint(cx, side, enlist(player, seat, unit.officer));
  for (const entry of unit.soldiers) {
    const soldier = enlist(player, seat, entry);
    player.soldiers.push(soldier);
    side.newcomers.push(soldier.id);
    const told = { member: soldier.id, name: entry.name, kind: entry.type };
    cx.emit({ type: 'recruited', rule: 'SB-CAMP-19', seat, ...told });
  }
}

function appoint(cx: CampaignCx, side: SideInHand, officer: Enlisted<OfficerEntry>): void {
  cx.s.players[side.seat]!.officer = officer;
  side.newcomers.push(officer.id);
  const { id, entry } = officer;
  cx.emit({ type: 'appointed', rule: 'SB-CAMP-19', seat: side.seat, member: id, name: entry.name });
}

/** Everybody goes, and nothing is left of the unit (SB-CAMP-19). */
function disband(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  const { name } = player.unit;
  for (const who of membersOf(player)) release(cx, side, who, 'disbanded', 'SB-CAMP-19');
  player.baggage.length = 0;
  cx.emit({ type: 'disbanded', rule: 'SB-CAMP-19', seat: side.seat, unit: name });
}
