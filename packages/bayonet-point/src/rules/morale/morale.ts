import { RALLY } from '../../data/modifiers.ts';
import { onlyMan } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { passes, type Test } from '../test/test.ts';

/** BP-MOR-03: the unit's rating; its leader's own when he is the last of it. */
export function moraleOf(s: BayonetPointState, u: Unit): number {
  return onlyMan(s, u)?.leader === true ? u.leaderMorale : u.morale;
}

/** BP-MOR-01 */
export function keepsNerve(cx: PointCx, u: Unit, rule: string, rating = moraleOf(cx.s, u)): boolean {
  return passes(cx, { test: 'morale', rule, who: u.id, rating });
}

/** BP-MOR-16: with +2 on the die. */
export function rallies(cx: PointCx, u: Unit): boolean {
  return passes(cx, rallyTest(cx.s, u));
}

export function rallyTest(s: BayonetPointState, u: Unit): Test {
  const modifiers = [{ by: 'rally', value: RALLY, to: 'roll' as const }];
  return { test: 'morale', rule: 'BP-MOR-16', who: u.id, rating: moraleOf(s, u), modifiers };
}
