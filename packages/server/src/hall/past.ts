import type { MatchRecord, Store } from '../store/store.ts';
import type { Tasks } from '../thread/tasks.ts';

/** What it takes to show a match as it stood at some time. */
export async function pastAt(
  store: Store,
  { id, head }: MatchRecord,
  at: number,
): Promise<Omit<Tasks['past']['given'], 'match' | 'ref'>> {
  const entries = await store.read(id, 0);
  const past = entries.filter((entry) => entry.at <= at).length;
  const newest = await store.newestBoundary(id);
  // Where that is newer than what may be seen, it is played from the beginning.
  const boundary = newest !== null && newest.seq <= past ? newest.body : null;
  return { head, boundary, entries, past };
}
