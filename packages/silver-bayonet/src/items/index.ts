import type { Attribute } from '../game.ts';
import { oilAndTorches } from './oil-and-torches.ts';

/** Items that do something of their own; the others are facts of the armoury that rules read. */
export const items: readonly Attribute[] = [oilAndTorches];
