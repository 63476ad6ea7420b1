import type { Seat } from '@vedette/engine';
import { soldierType } from '../data/soldiers.ts';
import { type Artefact, type MemberRecord, recordOf, tierOn } from '../muster/record.ts';
import type { OfficerEntry, SoldierEntry, Unit } from '../muster/unit.ts';
import type { FatePool } from '../state.ts';
import type { CampaignState, Enlisted, Member, MemberId, Player } from './state.ts';

export const NO_DICE: FatePool = { power: 0, skill: 0, monster: 0 };

/** The Officer, if there is one, then the soldiers. */
export function membersOf({ officer, soldiers }: Player): readonly Member[] {
  return officer === null ? soldiers : [officer, ...soldiers];
}

export function memberOf(player: Player, id: MemberId): Member | null {
  return membersOf(player).find((member) => member.id === id) ?? null;
}

/** A member who must be there. */
export function member(player: Player, id: MemberId): Member {
  const found = memberOf(player, id);
  if (found === null) throw new Error(`There is no member "${id}".`);
  return found;
}

/** Soldier type, or `officer`. */
export function typeOf({ entry }: Member): string {
  return 'type' in entry ? entry.type : 'officer';
}

/** SB-UNIT-07, -10: the Officer, and soldiers who equip by slots. */
export function choosesEquipment({ entry }: Member): boolean {
  return !('type' in entry) || soldierType(entry.type).equipment === 'slots';
}

/** Writes into a member's record. */
export function amend(who: Member, change: Partial<MemberRecord>): void {
  const { entry } = who;
  who.entry = { ...entry, record: { ...recordOf(entry), ...change } };
}

/** SB-CAMP-18: a name on the roll, under an id of its own. */
export function enlist<Entry extends OfficerEntry | SoldierEntry>(
  player: Player,
  seat: Seat,
  entry: Entry,
): Enlisted<Entry> {
  player.enlisted++;
  return { id: `${seat + 1}.${player.enlisted}`, entry };
}

/** A player as a campaign begins. */
export function playerFrom(name: string, unit: Unit, seat: Seat): Player {
  const { officer, soldiers } = unit;
  const player: Player = {
    name,
    unit: headOf(unit),
    officer: null,
    soldiers: [],
    baggage: [],
    fate: { ...(unit.fate ?? NO_DICE) },
    rank: 0,
    enlisted: 0,
  };
  player.officer = enlist(player, seat, officer);
  player.soldiers = soldiers.map((soldier) => enlist(player, seat, soldier));
  player.rank = powerRank(player);
  return player;
}

export function headOf({ name, nation, country }: Unit): Player['unit'] {
  return country === undefined ? { name, nation } : { name, nation, country };
}

/** SB-CAMP-22: the tiers of everybody, added up. */
export function powerRank(player: Player): number {
  return membersOf(player).reduce((sum, { entry }) => sum + tierOn(recordOf(entry).xp), 0);
}

/** The unit document of a player who has an Officer. */
export function unitOf({ unit, officer, soldiers, fate }: Player): Unit {
  if (officer === null) throw new Error(`${unit.name} has no Officer.`);
  return {
    format: 'vedette-unit',
    version: 2,
    ruleset: 'silver-bayonet',
    ...unit,
    officer: officer.entry,
    soldiers: soldiers.map(({ entry }) => entry),
    fate,
  };
}

/** Takes somebody off the roll for good. */
export function strikeOff(
  s: CampaignState,
  seat: Seat,
  who: Member,
  cause: CampaignState['departed'][number]['cause'],
): void {
  const player = s.players[seat]!;
  const { id, entry } = who;
  if (player.officer?.id === id) player.officer = null;
  player.soldiers = player.soldiers.filter((soldier) => soldier.id !== id);
  s.departed = [
    ...s.departed,
    {
      id,
      seat,
      name: entry.name,
      type: typeOf(who),
      xp: recordOf(entry).xp,
      game: s.game?.number ?? s.history.length,
      cause,
    },
  ];
}

/** SB-CAMP-21. */
export function canCarry(who: Member, { carriers }: Artefact): boolean {
  return carriers === undefined || carriers.includes(typeOf(who));
}
