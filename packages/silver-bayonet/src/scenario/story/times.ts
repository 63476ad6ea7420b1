import type { Story } from './story.ts';

/** Counts one more run of a rule or row, named by its place in the document; true: it has had as many as it may. */
export function timesUp(story: Story, what: string, limit: number | undefined): boolean {
  if (limit === undefined) return false;
  if (isSpent(story, what, limit)) return true;
  story.times[what] = (story.times[what] ?? 0) + 1;
  return false;
}

/** Whether it has had as many runs as it may. */
export function isSpent({ times }: Story, what: string, limit: number | undefined): boolean {
  return limit !== undefined && (times[what] ?? 0) >= limit;
}
