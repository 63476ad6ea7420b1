import { LEADER_GROUP } from '../../data/modifiers.ts';
import { IDLE_TURNS } from '../../data/outcomes.ts';
import type { Modifier } from '../../events.ts';
import { able, leaderOf, unitClass } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { endIfDecided } from '../ending/ending.ts';
import { settleMorale } from '../morale/settle.ts';
import { passes, type Test } from '../test/test.ts';
import { actAlone, actTogether } from './act.ts';
import { isRoused } from './rousing.ts';

/** BP-ACT-01 to -05, -10: tests a unit; if it passes it acts at once, if not the initiative is lost. */
export function activate(cx: PointCx, u: Unit): void {
  markPicked(cx, u);
  if (becomesActive(cx, u) && isRoused(cx, [u], () => becomesActive(cx, u))) {
    markActive(cx, u);
    actTogether(cx, u);
  } else {
    u.test = 'failed';
    leaderAlone(cx, u);
    passInitiative(cx, 'BP-INI-03');
  }
  settleMorale(cx);
  endIfDecided(cx);
}

/** BP-INI-04; BP-VIS-13: what it did before is forgotten once it is picked again. */
export function markPicked({ s }: PointCx, u: Unit): void {
  s.picked.push(u.id);
  u.moved = false;
  u.fired = false;
}

export function markActive(cx: PointCx, u: Unit): void {
  u.test = 'active';
  u.idle = 0;
  cx.emit({ type: 'activated', rule: 'BP-ACT-02', unit: u.id });
}

/** BP-INI-03, BP-INI-05: to the other player. */
export function passInitiative(cx: PointCx, rule: string): void {
  const { s } = cx;
  s.active = 1 - s.active;
  cx.emit({ type: 'initiative', rule, seat: s.active });
}

/** BP-ACT-01: the die for a unit that nothing makes certain. */
export function passesActivation(cx: PointCx, u: Unit, modifiers: readonly Modifier[]): boolean {
  const test = activationTest(cx.s, u, modifiers);
  return test === null || passes(cx, test);
}

/** BP-ACT-01; null: it obeys without a die (BP-ACT-04, BP-ACT-05). */
export function activationTest(s: BayonetPointState, u: Unit, modifiers: readonly Modifier[]): Test | null {
  const { activation, alwaysActive } = unitClass(s, u);
  if (alwaysActive || u.idle >= IDLE_TURNS) return null;
  return { test: 'activation', rule: 'BP-ACT-01', who: u.id, rating: activation, modifiers };
}

/** BP-ACT-08, BP-ACT-10 */
export const LED: Modifier = { by: 'leader', value: LEADER_GROUP, to: 'roll' };

/** BP-ACT-10: in unit play the leader helps only where the switch says so. */
export function ownTest(s: BayonetPointState, u: Unit): Test | null {
  const leader = leaderOf(s, u);
  const led = u.members.length > 1 && leader !== null && able(leader);
  const help = s.options['unit-leader-activation'];
  if (led && help === 'automatic') return null;
  return activationTest(s, u, led && help === 'minus-two' ? [LED] : []);
}

function becomesActive(cx: PointCx, u: Unit): boolean {
  const test = ownTest(cx.s, u);
  return test === null || passes(cx, test);
}

/** BP-ACT-10: the Master leader of a unit that failed has his two actions all the same. */
function leaderAlone(cx: PointCx, u: Unit): void {
  const leader = leaderOf(cx.s, u);
  // BP-SCN-15: nor does he act before his unit is roused.
  if (leader === null || leader.class !== 'master' || u.members.length === 1 || !u.roused) return;
  if (cx.s.options['lone-leader'] !== 'none') actAlone(cx, u, leader);
}
