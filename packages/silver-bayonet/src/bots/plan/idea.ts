import type { Idea, Intent } from '@vedette/engine';

/** A point in the measure of how the match stands. */
const POINT = 1 / 3;

/** An answer, what it promises in points, and what is meant to follow. */
export function idea(answer: unknown, points: number, line: readonly Intent[] = []): Idea {
  // biome-ignore lint/suspicious/noThenProperty: the word of the bots; nobody awaits an idea.
  return { answer, worth: points * POINT, then: line };
}
