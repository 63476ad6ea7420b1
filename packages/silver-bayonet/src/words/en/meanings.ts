import { ATTRIBUTE_MEANINGS, ITEM_MEANINGS } from './library/meanings.ts';
import { SOLDIER_PORTRAITS } from './library/portraits.ts';

type Texts = Readonly<Record<string, string>>;

/** What attributes do, in a sentence; the library has more. */
export const meanings: Texts = ATTRIBUTE_MEANINGS;
export const itemMeanings: Texts = ITEM_MEANINGS;
/** What sort of people soldiers are. */
export const portraits: Texts = SOLDIER_PORTRAITS;
