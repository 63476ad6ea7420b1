import type { Idea } from '@vedette/engine';

/** An idea that is tried. */
export interface Branch {
  readonly idea: Idea;
  /** What came of each try; the n-th of every idea has the same dice. */
  readonly futures: number[];
}

/** How much better a rival is than the first idea; more than nothing, and he is preferred. */
export type Gain = (rival: Branch, first: Branch) => number;

/** By what ideas promise as well, where the ruleset says how far that is to be relied on. */
export function gainBy(doubt: number | undefined): Gain {
  return doubt === undefined ? byTries : (rival, first) => byBoth(rival, first, doubt);
}

interface Tries {
  readonly count: number;
  /** How much better the rival's futures were together, and how much that differs from try to try. */
  readonly sum: number;
  readonly variance: number;
}

function triesOf({ futures }: Branch, first: Branch): Tries {
  const count = futures.length;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < count; n++) {
    const better = futures[n]! - first.futures[n]!;
    sum += better;
    squares += better * better;
  }
  const variance = count < 2 ? 0 : Math.max(0, squares - (sum * sum) / count) / (count - 1);
  return { count, sum, variance };
}

/** Standard errors by which another idea must be better than the first before it is taken instead. */
const CONVINCED = 0.5;

/** In standard errors, less those that luck may be. */
function byTries(rival: Branch, first: Branch): number {
  const { count, sum, variance } = triesOf(rival, first);
  if (count < 2) return 0;
  const errors = variance === 0 ? sum * Number.MAX_SAFE_INTEGER : sum / Math.sqrt(variance * count);
  return errors - CONVINCED;
}

/** By how much a single try differs from the next one at the least, though the few that were made agree. */
const LEAST_LUCK = 0.07;

/** In the measure of `evaluate`: few tries prove little, and many outweigh any promise. */
function byBoth(rival: Branch, first: Branch, doubt: number): number {
  const promised = rival.idea.worth - first.idea.worth;
  const { count, sum, variance } = triesOf(rival, first);
  if (count < 2) return promised;
  const luck = (variance + LEAST_LUCK * LEAST_LUCK) / count;
  const trust = (doubt * doubt) / (doubt * doubt + luck);
  return trust * (sum / count) + (1 - trust) * promised;
}
