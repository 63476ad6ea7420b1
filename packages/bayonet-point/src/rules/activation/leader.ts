import { ACTION, type ActionId, COSTS, PHASES } from '../../data/time.ts';
import { able } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { isShotId, readShotId, type ShotId } from '../../option-ids.ts';
import type { LeaderAction } from '../../questions.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { charge } from '../charge/charge.ts';
import { mayCharge, unitsInReach } from '../charge/reach.ts';
import { inMelee } from '../melee/contact.ts';
import { gaitsOpen } from '../movement/rate.ts';
import { fire, leaderLooksOut } from '../shooting/fire.ts';
import { shotsOpen } from '../shooting/name-shots.ts';
import { anyTarget, legalTargets, mayShoot } from '../shooting/targets.ts';
import { leaderMaySee, leaderSees } from '../vision/seen.ts';
import { type Deed, isOwnOrder, type Manner, type PlainDeed } from './at-once.ts';
import { type Clock, leftOf, mayBegin, spend, stopClock } from './clock.ts';
import { errandsOf, runErrands } from './errands.ts';
import { moveAlone, reload, reloads, seenTarget } from './orders.ts';

/** When he acts: before this order of his unit, after the last one, or alone because it failed (BP-ACT-10). */
type When = Deed | null | 'alone';

const ACTION_OF: Readonly<Record<PlainDeed, ActionId>> = {
  fire: 'shoot',
  move: 'move',
  charge: 'charge',
};

/** BP-SEQ-05: what a Master leader does by himself. Before an order he keeps an action back for it. */
export function leaderActs(
  cx: PointCx,
  u: Unit,
  clock: Clock,
  leader: Figure,
  when: When,
  manner: Manner,
): void {
  const { s } = cx;
  const vain = new Set<LeaderAction | ShotId>();
  while (s.ended === null && able(leader) && !inMelee(s, leader)) {
    const open = actionsOpen(s, u, clock, leader, when).filter((action) => !vain.has(action));
    if (open.length === 0 || (manner === 'at-once' && !isWorthAsking(open, when))) return;
    const options = [...open, 'no-more'] as const;
    const action = cx.ask('leaderAction', leader.side, { figure: leader.id, options });
    if (action === 'no-more') return;
    if (!act(cx, u, clock, leader, action)) vain.add(action);
  }
}

/** At once he fires when his men do and goes where they go; what else he could fire or load he is asked about. */
function isWorthAsking(open: readonly (LeaderAction | ShotId)[], when: When): boolean {
  return when !== 'fire' && open.some((action) => action === 'shoot' || action === 'reload');
}

function actionsOpen(
  s: BayonetPointState,
  u: Unit,
  clock: Clock,
  leader: Figure,
  when: When,
): (LeaderAction | ShotId)[] {
  const maySee = (target: Unit) => leaderMaySee(s, leader, u, target);
  const may = (action: ActionId) =>
    mayBegin(s, clock, leader, action) && leavesTimeFor(s, clock, leader, action, when);
  const open: (LeaderAction | ShotId)[] = [];
  if (may('shoot') && mayShoot(s, leader) && anyTarget(s, leader, maySee))
    open.push('shoot', ...shotsOpen(s, leader));
  if (may('reload') && reloads(s, leader)) open.push('reload');
  if (may('move')) open.push('move');
  if (may('move') && errandsOf(s, clock, leader).length > 0) open.push('errand');
  if (when === 'alone' && chargesAlone(s, clock, leader, maySee)) open.push('charge');
  return open;
}

/** Before his unit's order he does nothing that would keep him from following it. */
function leavesTimeFor(
  s: BayonetPointState,
  clock: Clock,
  leader: Figure,
  action: ActionId,
  when: When,
): boolean {
  if (when === null || when === 'alone') return true;
  const order = isOwnOrder(when) ? 'move' : ACTION_OF[when];
  if (s.options['action-order'] !== 'free' && phaseOf(action) > phaseOf(order)) return false;
  if (clock.byPhase && phaseOf(action) !== phaseOf(order)) return true;
  return leftOf(clock, leader, action) > ACTION;
}

function phaseOf(action: ActionId): number {
  return PHASES.indexOf(COSTS[action].phase);
}

/** BP-ACT-10, `lone-leader` free. */
function chargesAlone(
  s: BayonetPointState,
  clock: Clock,
  leader: Figure,
  maySee: (target: Unit) => boolean,
): boolean {
  if (s.options['lone-leader'] !== 'free' || !mayBegin(s, clock, leader, 'charge')) return false;
  if (!mayCharge(s, leader)) return false;
  return unitsInReach(s, [leader]).some(maySee);
}

/** Whether he did it: one who sees nothing to shoot at or charge has lost nothing (BP-VIS-12). */
function act(cx: PointCx, u: Unit, clock: Clock, leader: Figure, action: LeaderAction | ShotId): boolean {
  if (isShotId(action)) {
    const named = new Map([[leader.id, readShotId(action)]]);
    if (spend(cx, clock, leader, 'shoot', 'BP-SHT-01')) fire(cx, u, [leader], named);
    return true;
  }
  switch (action) {
    case 'shoot':
      leaderLooksOut(cx, u, leader, 'by-himself', 'man-by-man');
      if (legalTargets(cx.s, leader).length === 0) return false;
      if (spend(cx, clock, leader, 'shoot', 'BP-SHT-01')) fire(cx, u, [leader]);
      return true;
    case 'reload':
      reload(cx, clock, leader);
      return true;
    case 'errand':
      runErrands(cx, u, clock, [leader], 'one');
      return true;
    case 'move': {
      const open = gaitsOpen(leader);
      const gait =
        open.length === 1 ? open[0]! : cx.ask('gait', leader.side, { unit: u.id, options: [...open] });
      moveAlone(cx, clock, leader, gait);
      return true;
    }
    case 'charge': {
      const target = seenTarget(cx, u, [leader], {
        may: (enemy) => leaderMaySee(cx.s, leader, u, enemy),
        looks: (enemy) => leaderSees(cx, leader, u, enemy),
      });
      if (target === null) return false;
      spend(cx, clock, leader, 'charge', 'BP-CHG-01');
      charge(cx, [{ unit: u, chargers: [leader], morale: u.leaderMorale }], target);
      stopClock(clock, leader);
      return true;
    }
  }
}
