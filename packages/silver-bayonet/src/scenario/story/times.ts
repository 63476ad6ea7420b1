import type { Story } from './story.ts';

/** Counts one more run of a rule or row, named by its place in the document; true: it has had as many as it may. */
export function timesUp({ times }: Story, what: string, limit: number | undefined): boolean {
  if (limit === undefined) return false;
  const before = times[what] ?? 0;
  if (before >= limit) return true;
  times[what] = before + 1;
  return false;
}
