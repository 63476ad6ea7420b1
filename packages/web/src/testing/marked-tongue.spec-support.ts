import { marked } from '@vedette/engine/testing';
import { en } from '../words/en/index.ts';
import type { Words } from '../words/words.ts';

/** A made-up language, in which every word of the app stands between marks; the keys stay where they are. */
export const TONGUES: Readonly<Record<string, () => Promise<Words>>> = {
  'en-x-marked': async () => ({ ...marked(en), table: { ...marked(en.table), keys: en.table.keys } }),
};
