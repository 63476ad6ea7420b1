import { en } from './en/index.ts';
import { nearestLocale, settleLocale } from './locale.ts';
import { ownOf } from './own-of.ts';
import { TONGUES } from './tongues.ts';
import type { Words } from './words.ts';

/** What the app says, in the language that is spoken here: looked up when something is said, never kept beforehand. */
export let say: Words = en;

/** Settles the language, once and before anything is said; English where the words of another cannot be fetched. */
export async function speak(wanted: string): Promise<void> {
  const found = nearestLocale(wanted, Object.keys(TONGUES));
  const words = await ownOf(TONGUES, found)?.().catch(() => undefined);
  if (words === undefined) return;
  say = words;
  settleLocale(found);
}
