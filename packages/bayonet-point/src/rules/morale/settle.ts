import { LOSSES_THAT_TELL } from '../../data/outcomes.ts';
import { ables, isDown, isLost, members, onTable } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { letGoOfLost } from '../animals/animal.ts';
import { endIfDecided } from '../ending/ending.ts';
import { flee } from '../flight/flee.ts';
import { endIdlePursuits } from '../flight/pursuit.ts';
import { inMelee } from '../melee/contact.ts';
import { gatherRound } from '../movement/coherency.ts';
import { keepsNerve } from './morale.ts';
import { runOrGround } from './run-or-ground.ts';

/** BP-MOR-18: every test that is due at the end of an activation, round or step; those they cause come after them. */
export function settleMorale(cx: PointCx): void {
  const { s } = cx;
  letGoOfLost(cx);
  endIdlePursuits(cx);
  endIfDecided(cx);
  while (s.ended === null) {
    for (const u of s.units) waive(s, u);
    const units = sufferersFirst(s);
    const halved = units.filter((u) => halfLost(s, u));
    const shaken = units.filter((u) => isShaken(s, u));
    s.losses = [];
    if (halved.length + shaken.length === 0) break;
    testAll(cx, halved, halfLost, testHalfLost);
    testAll(cx, shaken, isShaken, testShaken);
  }
  if (s.ended === null) gatherRound(cx);
}

/** One after another, as long as each is still due and the battle goes on. */
function testAll(
  cx: PointCx,
  units: readonly Unit[],
  due: (s: BayonetPointState, u: Unit) => boolean,
  test: (cx: PointCx, u: Unit) => void,
): void {
  for (const u of units) {
    if (cx.s.ended !== null || !due(cx.s, u)) continue;
    test(cx, u);
    endIfDecided(cx);
  }
}

/** BP-MOR-18: the side that suffered the first loss, and units in the order of their distance from what happened. */
function sufferersFirst(s: BayonetPointState): Unit[] {
  const [first] = s.losses;
  if (first === undefined) return s.units;
  const far = new Map(s.units.map((u) => [u, fromLosses(s, u)]));
  return [...s.units].sort(
    (a, b) => Number(b.side === first.side) - Number(a.side === first.side) || far.get(a)! - far.get(b)!,
  );
}

/** Squared; 0 for a unit none of whose side was lost. */
function fromLosses(s: BayonetPointState, u: Unit): number {
  const losses = s.losses.filter(({ side }) => side === u.side);
  const men = ables(s, u);
  if (losses.length === 0 || men.length === 0) return 0;
  return Math.min(
    ...losses.flatMap(({ x, y }) => men.map((f) => (f.x - x) * (f.x - x) + (f.y - y) * (f.y - y))),
  );
}

/** BP-MOR-10: units only, once a game; while it flees or pursues it waits. */
function halfLost(s: BayonetPointState, u: Unit): boolean {
  if (u.halfTested || u.members.length === 1 || u.flight !== null || u.pursues !== null) return false;
  const men = members(s, u);
  // BP-HIT-06: those who lie wounded take no test; those who merely lie do.
  const there = men.some((f) => onTable(f) && !isDown(f));
  return there && men.filter(isLost).length * 2 >= men.length;
}

function testHalfLost(cx: PointCx, u: Unit): void {
  u.halfTested = true;
  if (keepsNerve(cx, u, 'BP-MOR-10')) return;
  // BP-MOR-18: the rout cancels what else was due.
  u.leaderLost = false;
  u.lossesTested = true;
  flee(cx, u, cx.s.options['half-loss-rout'] === 'final' ? 'for-good' : 'for-now');
}

/** BP-MOR-07, BP-MOR-08: a test that cannot be taken when it falls due is not made up later. */
function waive(s: BayonetPointState, u: Unit): void {
  const shaken = u.lossesNear.length >= LOSSES_THAT_TELL;
  if (!shaken && !u.leaderLost) return;
  const men = ables(s, u);
  const away = u.flight !== null || u.pursues !== null || men.length === 0;
  if (away) u.leaderLost = false;
  if (shaken && (away || men.some((f) => inMelee(s, f)))) u.lossesTested = true;
}

/** BP-MOR-07, BP-MOR-08 */
function isShaken(s: BayonetPointState, u: Unit): boolean {
  if (u.flight !== null || u.pursues !== null) return false;
  const due = u.leaderLost || (!u.lossesTested && u.lossesNear.length >= LOSSES_THAT_TELL);
  return due && ables(s, u).length > 0;
}

/** BP-MOR-18: one roll serves for both. */
function testShaken(cx: PointCx, u: Unit): void {
  const rule = u.leaderLost ? 'BP-MOR-08' : 'BP-MOR-07';
  if (u.lossesNear.length >= LOSSES_THAT_TELL) u.lossesTested = true;
  u.leaderLost = false;
  if (!keepsNerve(cx, u, rule)) runOrGround(cx, u);
}
