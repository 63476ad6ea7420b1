import type { PrintedId } from '../../../data/profiles/lists.ts';
import { beasts } from './beasts.ts';
import { dark } from './dark.ts';
import { hunters, villagers } from './hunters.ts';
import { undead } from './undead.ts';

/** A line of our own about everybody who is printed; the numbers stand beside it. */
export const portraits: Readonly<Record<PrintedId, string>> = {
  ...hunters,
  ...villagers,
  ...undead,
  ...beasts,
  ...dark,
};
