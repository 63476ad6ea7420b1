import type { PlayedGame } from './play-one.ts';
import { moreGames, type Verdict } from './verdict.ts';
import { Z } from './wilson.ts';

/** How much more there is of something in changed games, between what it lies with 95 % certainty, and what that means. */
export interface Difference {
  readonly pairs: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly verdict: Verdict;
}

/** Games as they are against the same games changed, by pairs of equal dice. */
export interface Comparison {
  /** Of the wins of a. */
  readonly share: Difference;
  /** Of what a earns more than the others; null: nobody can earn anything. */
  readonly points: Difference | null;
  /** Of the wins of each role. */
  readonly roles: Readonly<Record<string, Difference>>;
}

/** Both in the same order; one that was not played twice is left out. */
export function comparisonOf(asItIs: readonly PlayedGame[], changed: readonly PlayedGame[]): Comparison {
  const pairs = changed.map((after, i) => [asItIs[i]!, after] as const);
  const points = pairs.flatMap(([before, after]) => {
    const [had, has] = [lead(before), lead(after)];
    return had === null || has === null ? [] : [has - had];
  });
  const roles = [...new Set(pairs.flatMap(([before]) => before.chronicle?.roles ?? []))];
  return {
    share: differenceOf(
      pairs.map(([before, after]) => after.shareOfA - before.shareOfA),
      'share',
    ),
    points: points.length === 0 ? null : differenceOf(points, 'number'),
    roles: Object.fromEntries(
      roles.flatMap((role) => (role === null ? [] : [[role, ofRole(pairs, role)] as const])),
    ),
  };
}

function ofRole(pairs: readonly (readonly [PlayedGame, PlayedGame])[], role: string): Difference {
  return differenceOf(
    pairs.map(([before, after]) => shareOfRole(after, role) - shareOfRole(before, role)),
    'share',
  );
}

function shareOfRole({ chronicle, shares }: PlayedGame, role: string): number {
  return shares.reduce((sum, share, seat) => (chronicle?.roles[seat] === role ? sum + share : sum), 0);
}

/** What a has earned more than all the others together. */
function lead({ seatOfA, chronicle }: PlayedGame): number | null {
  const earned = chronicle?.earned ?? null;
  return earned === null
    ? null
    : earned.reduce((sum, points, seat) => (seat === seatOfA ? sum + points : sum - points), 0);
}

/**
 * Mean of differences within pairs. Of shares two pairs more are counted, which differ by nothing on average (Agresti and
 * Min): a few games that all went the same way prove nothing.
 */
export function differenceOf(differences: readonly number[], of: 'share' | 'number'): Difference {
  const { length: pairs } = differences;
  const sum = differences.reduce((total, one) => total + one, 0);
  const squares = differences.reduce((total, one) => total + one * one, 0);
  const [count, more] = of === 'share' ? [pairs + 2, squares + 1] : [pairs, squares];
  const middle = count === 0 ? 0 : sum / count;
  const variance = count === 0 ? 1 : Math.max(0, more / count - middle * middle);
  const reach = count === 0 ? 1 : Z * Math.sqrt(variance / Math.max(1, count - (of === 'share' ? 0 : 1)));
  const difference = pairs === 0 ? 0 : sum / pairs;
  const [low, high] = [middle - reach, middle + reach];
  const is = low > 0 ? 'ahead' : high < 0 ? 'behind' : 'open';
  const wanted = is === 'open' ? moreGames(pairs, difference, variance) : null;
  return { pairs, difference, low, high, verdict: { is, more: wanted } };
}
