import { finder } from '@vedette/engine';
import { ARTILLERY } from './artillery.ts';
import { BUILT_IN_WEAPONS } from './built-in.ts';
import { GENERAL_ARMOURY } from './general.ts';
import type { Item } from './item.ts';
import { SPECIAL_ARMOURY } from './special.ts';

export const ITEMS: readonly Item[] = [
  ...ARTILLERY,
  ...BUILT_IN_WEAPONS,
  ...GENERAL_ARMOURY,
  ...SPECIAL_ARMOURY,
].sort((a, b) => (a.id < b.id ? -1 : 1));

export const item = finder('item', ITEMS);
