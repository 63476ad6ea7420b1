import { OFFICER } from '../../data/officer.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { budget, soldierCost } from '../../muster/cost.ts';
import type { SoldierEntry } from '../../muster/unit.ts';
import { unitProblems } from '../../muster/unit-problems.ts';
import type { CampaignCx } from '../game.ts';
import { enlist, unitOf } from '../members.ts';
import type { CampaignState, Player, SideInHand } from '../state.ts';
import { release } from './departures.ts';
import { succession } from './succession.ts';

/** SB-CAMP-01, step 4: the Officer goes on, or another does (SB-CAMP-19); then the whole unit is recruited again. */
export function reorganise(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  const officer = cx.s.players[seat]!.officer;
  if (
    officer !== null &&
    cx.ask('officer', seat, { options: ['go-on', 'retire'], member: officer.id }) === 'retire'
  ) {
    release(cx, side, officer, 'retired', 'SB-CAMP-19');
  }
  if (cx.s.players[seat]!.officer === null && succession(cx, side) === 'disband') return;
  keep(cx, side);
  recruit(cx, side);
}

/** SB-CAMP-18: old soldiers are kept as far as the Recruitment goes, or as the player likes; the others are lost. */
function keep(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  const { officer, soldiers } = cx.s.players[seat]!;
  if (soldiers.length === 0) return;
  const kept = cx.ask('keep', seat, {
    options: soldiers.map(({ id }) => id),
    min: 0,
    max: Math.min(OFFICER.mostSoldiers, soldiers.length),
    points: budget(officer!.entry),
    costs: Object.fromEntries(soldiers.map(({ id, entry }) => [id, soldierCost(entry)])),
  });
  for (const soldier of soldiers) {
    if (!kept.includes(soldier.id)) release(cx, side, soldier, 'dismissed', 'SB-CAMP-18');
  }
}

/** SB-CAMP-18: new recruits with 0 XP, as far as there is room and money. */
function recruit(cx: CampaignCx, side: SideInHand): void {
  const { seat } = side;
  const player = cx.s.players[seat]!;
  const room = OFFICER.mostSoldiers - player.soldiers.length;
  const types = affordable(cx.s, player);
  if (room <= 0 || types.length === 0) return;
  const points = pointsLeft(player);
  const { nation } = player.unit;
  for (const entry of cx.ask('recruits', seat, { room, points, nation, types })) {
    const recruited = enlist(player, seat, entry);
    player.soldiers.push(recruited);
    side.newcomers.push(recruited.id);
    const told = { member: recruited.id, name: entry.name, kind: entry.type };
    cx.emit({ type: 'recruited', rule: 'SB-CAMP-18', seat, ...told });
  }
}

function pointsLeft({ officer, soldiers }: Player): number {
  return budget(officer!.entry) - soldiers.reduce((sum, { entry }) => sum + soldierCost(entry), 0);
}

/** Types that one more soldier could be, with what he would cost. */
function affordable(
  { options }: CampaignState,
  player: Player,
): readonly { readonly type: string; readonly cost: number }[] {
  const points = pointsLeft(player);
  return SOLDIER_TYPES.flatMap((type) => {
    const outside = !type.nations.includes(player.unit.nation);
    if (outside && !options['outside-list']) return [];
    const entry: SoldierEntry = {
      name: type.title,
      type: type.id,
      special: [],
      ...(outside ? { outside } : {}),
    };
    const cost = soldierCost(entry);
    return cost <= points && fits(player, entry, options) ? [{ type: type.id, cost }] : [];
  });
}

/** SB-UNIT-13, -15: whether the unit can have one of these at all. */
function fits(player: Player, entry: SoldierEntry, options: CampaignState['options']): boolean {
  const unit = unitOf(player);
  const found = unitProblems({ ...unit, soldiers: [...unit.soldiers, entry] }, options);
  return !found.some(({ code }) => code === 'unit.too-many-of-type' || code === 'unit.outside-many');
}
