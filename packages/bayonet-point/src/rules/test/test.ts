import type { Seat } from '@vedette/engine';
import type { Modifier, TestKind } from '../../events.ts';
import type { PointCx } from '../../game.ts';

/** BP-GEN-01 */
export const D10 = 10;

export interface Test {
  readonly test: TestKind;
  readonly rule: string;
  /** The unit or figure that tests, and whom it tests against. */
  readonly who: string;
  readonly against?: string | null;
  readonly rating: number;
  readonly modifiers?: readonly Modifier[];
}

const NONE: readonly Modifier[] = [];

/** BP-GEN-10, BP-GEN-11: the natural die must not be above this. BP-GEN-12: to hit it is never below 1. */
export function threshold({
  test,
  rating,
  modifiers = NONE,
}: Pick<Test, 'test' | 'rating' | 'modifiers'>): number {
  let sum = rating;
  for (const { value, to } of modifiers) sum += to === 'rating' ? value : -value;
  return isToHit(test) ? Math.max(1, sum) : sum;
}

export function isToHit(test: TestKind): boolean {
  return test === 'shooting' || test === 'melee';
}

/** BP-GEN-09: one D10, equal or less passes. */
export function passes(cx: PointCx, test: Test): boolean {
  const die = cx.roll(D10);
  const needed = threshold(test);
  const spoilt = isToHit(test.test) && die === D10 && cx.s.options['natural-ten'] === 'always-miss';
  const passed = die <= needed && !spoilt;
  cx.emit({
    type: 'tested',
    rule: test.rule,
    test: test.test,
    who: test.who,
    against: test.against ?? null,
    die,
    rating: test.rating,
    modifiers: test.modifiers ?? NONE,
    threshold: needed,
    passed,
  });
  return passed;
}

/** BP-GEN-19: the lowest D10 among things tied for a figure of this side, equals rolled again. */
export function lowestDie<T>(cx: PointCx, tied: readonly T[], seat: Seat): T {
  let left = [...tied];
  while (left.length > 1) {
    const dice = left.map(() => cx.roll(D10));
    for (const die of dice) cx.emit({ type: 'rolled', rule: 'BP-GEN-19', seat, die, purpose: 'a-tie' });
    const least = Math.min(...dice);
    left = left.filter((_, i) => dice[i] === least);
  }
  return left[0]!;
}
