import type { Seat } from '@vedette/engine';
import { SPECIAL_ARMOURY } from '../../data/armoury/special.ts';
import { type Carrying, officerCarrying, soldierCarrying } from '../../muster/carrying.ts';
import { specialProblems } from '../../muster/special-problems.ts';
import type { SpecialEntry } from '../../muster/unit.ts';
import type { EquipQuestion } from '../choices/equip.ts';
import type { CampaignCx } from '../game.ts';
import { choosesEquipment, memberOf, membersOf } from '../members.ts';
import type { CampaignState, Member, SideInHand } from '../state.ts';
import { handOutArtefacts } from './artefacts.ts';

/** SB-CAMP-20, SB-CAMP-21: those who choose their equipment choose again; everything lost or broken is back by itself. */
export function reEquip(cx: CampaignCx, side: SideInHand): void {
  const player = cx.s.players[side.seat]!;
  for (const who of membersOf(player)) {
    if (choosesEquipment(who) && !side.newcomers.includes(who.id))
      equip(cx, side.seat, who, { specialToo: cx.s.options['reequip-special'] });
  }
  for (const id of side.veterans) {
    const who = memberOf(player, id);
    if (who !== null && !(choosesEquipment(who) && cx.s.options['reequip-special']))
      oneItemMore(cx, side, who);
  }
  handOutArtefacts(cx, side);
}

function carryingOf({ entry }: Member, options: CampaignState['options']): Carrying {
  return 'type' in entry ? soldierCarrying(entry, options)! : officerCarrying(entry);
}

/** SB-CAMP-20: as if newly created; `specialToo`: Special Armoury included. */
export function equip(
  cx: CampaignCx,
  seat: Seat,
  who: Member,
  { specialToo }: Pick<EquipQuestion, 'specialToo'>,
): void {
  const { equipment, special, slots, mostSpecial } = carryingOf(who, cx.s.options);
  const facts = { slots: slots!, mostSpecial, specialToo };
  const chosen = cx.ask('equip', seat, { member: who.id, equipment, special, ...facts });
  who.entry = { ...who.entry, equipment: chosen.equipment, special: chosen.special };
  cx.emit({ type: 'equipped', rule: 'SB-CAMP-20', seat, member: who.id, name: who.entry.name });
}

const NONE = 'none';

/** SB-UNIT-12.R2: whoever has become a Supernatural Veteran picks an item on top of those he has for life. */
function oneItemMore(cx: CampaignCx, { seat }: SideInHand, who: Member): void {
  const fitting = itemsFor(carryingOf(who, cx.s.options), who.entry.name);
  if (fitting.length === 0) return;
  const chosen = cx.ask('extraItem', seat, { options: [...fitting.map(textOf), NONE], member: who.id });
  const item = fitting.find((entry) => textOf(entry) === chosen);
  if (item === undefined) return;
  who.entry = { ...who.entry, special: [...who.entry.special, item] };
  cx.emit({ type: 'equipped', rule: 'SB-UNIT-12', seat, member: who.id, name: who.entry.name });
}

function textOf({ item, host }: SpecialEntry): string {
  return host === undefined ? item : `${item}@${host}`;
}

/** Every special item that would still be legal on top, each host by its name. */
function itemsFor(carrying: Carrying, who: string): readonly SpecialEntry[] {
  const hosts = carrying.equipment.map((id, i) => {
    const number = carrying.equipment.slice(0, i + 1).filter((other) => other === id).length;
    return number === 1 ? id : `${id}#${number}`;
  });
  const entries = SPECIAL_ARMOURY.flatMap(({ id, special }): readonly SpecialEntry[] =>
    special!.hosts.length === 0 ? [{ item: id }] : hosts.map((host) => ({ item: id, host })),
  );
  return entries.filter(
    (entry) => specialProblems(who, '', { ...carrying, special: [...carrying.special, entry] }).length === 0,
  );
}
