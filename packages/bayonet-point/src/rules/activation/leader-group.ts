import { mm } from '../../data/distances.ts';
import { able, members, unitClass, unitOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { near } from '../../near.ts';
import { ENOUGH } from '../../option-ids.ts';
import { rouse } from '../../scenario/story/rouse.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import type { Party } from '../charge/charge.ts';
import { mayCharge, unitsInReach } from '../charge/reach.ts';
import { endIfDecided } from '../ending/ending.ts';
import { settleMorale } from '../morale/settle.ts';
import { maySee, sees } from '../vision/seen.ts';
import { actTogether } from './act.ts';
import { LED, markActive, markPicked, passesActivation, passInitiative } from './activate.ts';
import { isRoused } from './rousing.ts';
import { mayBeTested } from './who-may.ts';

/** BP-ACT-08, BP-DIG-18: a leader and every untested friend near him; nobody but him when there is no group. */
export function groupOf(s: BayonetPointState, u: Unit): Unit[] {
  const [leader] = members(s, u);
  if (s.options['play-mode'] !== 'individuals' || leader === undefined) return [u];
  if (!leader.leader || !able(leader)) return [u];
  const about = near(s, leader.x, leader.y, leader.radius + mm(s, 'leader-group'));
  const friends = about.filter((f) => f.side === u.side && f !== leader).map((f) => unitOf(s, f));
  return [u, ...friends.filter((friend) => friend.test === 'untested' && mayBeTested(s, friend))];
}

/** BP-ACT-08, BP-ACT-09: one die for all of them. */
export function activateGroup(cx: PointCx, leader: Unit): void {
  const { s } = cx;
  const group = groupOf(s, leader);
  const masters = group.filter((u) => unitClass(s, u).alwaysActive);
  const rolledFor = lowestOf(cx, leader, group);
  const passes = () => rolledFor === null || passesActivation(cx, rolledFor, [LED]);
  const passed = passes() && isRoused(cx, group, passes);
  const lowestOnly = s.options['group-fail'] === 'lowest-only';
  const failed = passed ? [] : lowestOnly ? [rolledFor!] : group.filter((u) => !masters.includes(u));
  const active = passed ? group : masters;
  for (const u of [...failed, ...active]) markPicked(cx, u);
  for (const u of failed) u.test = 'failed';
  // BP-SCN-15: a Master passes both tests without a roll.
  for (const u of masters) rouse(cx, u);
  for (const u of active) markActive(cx, u);
  actInTurn(cx, leader, active);
  if (!passed) passInitiative(cx, 'BP-INI-03');
  settleMorale(cx);
  endIfDecided(cx);
}

/** BP-ACT-08: Masters left out, those of the lowest class; none: all are Masters. */
export function lowestIn(s: BayonetPointState, group: readonly Unit[]): Unit[] {
  const ranked = group.map((u) => ({ u, of: unitClass(s, u) })).filter(({ of }) => !of.alwaysActive);
  const least = Math.min(...ranked.map(({ of }) => of.rank));
  return ranked.filter(({ of }) => of.rank === least).map(({ u }) => u);
}

/** BP-ACT-08: for whom the die is rolled; among several the owner picks. Null: all are Masters. */
function lowestOf(cx: PointCx, leader: Unit, group: readonly Unit[]): Unit | null {
  const lowest = lowestIn(cx.s, group);
  if (lowest.length <= 1) return lowest[0] ?? null;
  const options = lowest.map(({ id }) => id);
  const chosen = cx.ask('rollFor', leader.side, { unit: leader.id, options });
  return lowest.find(({ id }) => id === chosen)!;
}

/** BP-ACT-08: one after another as the owner likes, each with his own action. */
function actInTurn(cx: PointCx, leader: Unit, active: readonly Unit[]): void {
  const { s } = cx;
  let left = [...active];
  while (left.length > 0 && s.ended === null) {
    left = left.filter((u) => mayBeTested(s, u));
    const options = left.map(({ id }) => id);
    if (options.length === 0) return;
    const chosen =
      options.length === 1
        ? options[0]!
        : cx.ask('nextOfGroup', leader.side, { unit: leader.id, options: [...options, ENOUGH] });
    if (chosen === ENOUGH) return;
    const next = left.find(({ id }) => id === chosen)!;
    left = left.filter((u) => u !== next);
    actTogether(cx, next, (target) => {
      const joining = joiners(cx, next, left, target);
      left = left.filter((u) => !joining.some(({ unit }) => unit === u));
      return joining;
    });
  }
}

/** BP-CHG-13: those of the group who declare on the same enemy, if they see him. */
function joiners(cx: PointCx, first: Unit, others: readonly Unit[], target: Unit): Party[] {
  const { s } = cx;
  const parties = others.map((u) => ({ unit: u, chargers: members(s, u).filter((f) => mayCharge(s, f)) }));
  const could = parties.filter(
    ({ unit: u, chargers }) => maySee(s, u, target) && unitsInReach(s, chargers).includes(target),
  );
  if (could.length === 0) return [];
  const options = could.map(({ unit: { id } }) => id);
  const question = { unit: first.id, target: target.id, options, min: 0, max: options.length };
  const joining = cx.ask('joinCharge', first.side, question);
  return could.filter(({ unit: u }) => joining.includes(u.id) && sees(cx, u, target));
}
