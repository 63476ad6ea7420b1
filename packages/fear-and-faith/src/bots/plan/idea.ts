import type { Idea, Intent } from '@vedette/engine';

/** Points that make the difference between an even match and one that is as good as won. */
export const SCALE = 300;

/** An answer, what it promises in points, and what is meant to follow. */
export function idea(answer: unknown, points: number, line: readonly Intent[] = []): Idea {
  // biome-ignore lint/suspicious/noThenProperty: the word of the bots; nobody awaits an idea.
  return { answer, worth: points / SCALE, then: line };
}
