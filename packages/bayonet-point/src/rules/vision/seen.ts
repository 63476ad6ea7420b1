import { gap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { VISION } from '../../data/modifiers.ts';
import type { Modifier } from '../../events.ts';
import { able, ables, classOf, members, onTable, unitClass } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { sightLine } from '../ground/sight-line.ts';
import { inMelee } from '../melee/contact.ts';
import { passes, type Test } from '../test/test.ts';

/** An observer and a target in line of sight, and how far apart. */
export interface Pair {
  readonly observer: Figure;
  readonly target: Figure;
  readonly apart: number;
}

/** BP-VIS-11: the closest pair of two units in line of sight. Lines are drawn only where they could matter. */
function closestPair(s: BayonetPointState, observers: readonly Figure[], of: Unit): Pair | null {
  const targets = members(s, of).filter(onTable);
  let best: Pair | null = null;
  for (const observer of observers) {
    for (const target of targets) {
      const apart = gap(observer, target);
      if ((best === null || apart < best.apart) && sightLine(s, observer, target))
        best = { observer, target, apart };
    }
  }
  return best;
}

/** BP-VIS-03, BP-VIS-06: near and in the open, or in melee with a friend. */
function plainlySeen(s: BayonetPointState, { observer, target, apart }: Pair): boolean {
  if (inMelee(s, target)) return true;
  return apart <= automaticSight(s) && !inCoverFrom(s, target, observer);
}

function automaticSight(s: BayonetPointState): number {
  if (s.options.weather === 'clear') return mm(s, 'automatic-sight');
  const reduced = s.options['fog-automatic-sight'] === 'reduced';
  return mm(s, reduced ? 'automatic-sight-fog-reduced' : 'automatic-sight-fog');
}

/** BP-VIS-04, BP-VIS-05 */
export function visionModifiers(
  s: BayonetPointState,
  { observer, target, apart }: Pair,
  of: Unit,
): Modifier[] {
  const found: Modifier[] = [];
  const add = (by: string, value: number) => found.push({ by, value, to: 'rating' });
  if (of.moved) add('moved', VISION.moved);
  if (of.fired) add('fired', VISION.fired);
  if (inCoverFrom(s, target, observer)) add('cover', VISION.cover);
  if (apart > mm(s, 'vision-step-3')) add('distance', VISION.step3);
  else if (apart > mm(s, 'vision-step-2')) add('distance', VISION.step2);
  else if (apart > mm(s, 'vision-step-1')) add('distance', VISION.step1);
  if (s.options.weather !== 'clear') add('weather', VISION.weather);
  return found;
}

/** BP-VIS-12: what an observer already knows this turn of a target; null: it has not looked yet. */
export function known(s: BayonetPointState, observer: string, target: Unit): boolean | null {
  return s.seen[`${observer}>${target.id}`] ?? null;
}

/** BP-VIS-03, BP-VIS-12: whether a unit has seen another, or sees it now without a test, whatever a test said before. */
export function seesPlainly(s: BayonetPointState, u: Unit, target: Unit): boolean {
  if (known(s, u.id, target) === true) return true;
  if (!anyPlainlySeen(s, ables(s, u), target)) return false;
  s.seen[`${u.id}>${target.id}`] = true;
  return true;
}

/** BP-VIS-12: whether a unit has not looked for another in vain. */
export function maySee(s: BayonetPointState, u: Unit, target: Unit): boolean {
  return known(s, u.id, target) !== false || anyPlainlySeen(s, ables(s, u), target);
}

/** BP-VIS-11, BP-VIS-12: the same for a leader, by his unit or by himself. */
export function leaderMaySee(s: BayonetPointState, leader: Figure, u: Unit, target: Unit): boolean {
  if (known(s, u.id, target) === true || known(s, leader.id, target) !== false) return true;
  return anyPlainlySeen(s, ables(s, u), target);
}

/** BP-VIS-02, -03, -11, -12: whether a unit sees another; one test a turn. False without a line of sight. */
export function sees(cx: PointCx, u: Unit, target: Unit): boolean {
  if (seesPlainly(cx.s, u, target)) return true;
  return looks(cx, u.id, ables(cx.s, u), unitClass(cx.s, u).activation, target);
}

/** BP-VIS-11: a leader whose unit sees nothing may look for himself, for his own shot. */
export function leaderSees(cx: PointCx, leader: Figure, u: Unit, target: Unit): boolean {
  if (seesPlainly(cx.s, u, target)) return true;
  return looks(cx, leader.id, [leader], classOf(leader).activation, target);
}

function looks(
  cx: PointCx,
  who: string,
  observers: readonly Figure[],
  rating: number,
  target: Unit,
): boolean {
  const { s } = cx;
  const before = known(s, who, target);
  if (before !== null) return before;
  const test = visionTest(s, who, observers, rating, target);
  if (test === null) return false;
  const seen = passes(cx, test);
  s.seen[`${who}>${target.id}`] = seen;
  return seen;
}

/** BP-VIS-02, BP-VIS-11: of the closest pair; null: nobody has a line. */
function visionTest(
  s: BayonetPointState,
  who: string,
  observers: readonly Figure[],
  rating: number,
  target: Unit,
): Test | null {
  const pair = closestPair(s, observers.filter(able), target);
  if (pair === null) return null;
  const modifiers = visionModifiers(s, pair, target);
  return { test: 'vision', rule: 'BP-VIS-02', who, against: target.id, rating, modifiers };
}

/** What a unit, or its leader for himself, has to pass to see another: a test, nothing, or what cannot be passed. */
export function testToSee(
  s: BayonetPointState,
  u: Unit,
  leader: Figure | null,
  target: Unit,
): Test | 'seen' | 'unseen' {
  if (known(s, u.id, target) === true || anyPlainlySeen(s, ables(s, u), target)) return 'seen';
  const before = known(s, leader?.id ?? u.id, target);
  if (before !== null) return before ? 'seen' : 'unseen';
  const test =
    leader === null
      ? visionTest(s, u.id, ables(s, u), unitClass(s, u).activation, target)
      : visionTest(s, leader.id, [leader], classOf(leader).activation, target);
  return test ?? 'unseen';
}

function anyPlainlySeen(s: BayonetPointState, observers: readonly Figure[], target: Unit): boolean {
  const sight = automaticSight(s);
  const targets = members(s, target).filter(onTable);
  const sees = (observer: Figure, at: Figure) => {
    const apart = gap(observer, at);
    if (apart > sight && !inMelee(s, at)) return false;
    return sightLine(s, observer, at) && plainlySeen(s, { observer, target: at, apart });
  };
  return observers.filter(able).some((observer) => targets.some((at) => sees(observer, at)));
}
