import { hookBook } from '@vedette/engine';
import type { Duel } from './game.ts';
import { moments } from './moments.ts';
import { strong } from './traits/strong.ts';
import { stubborn } from './traits/stubborn.ts';
import { timid } from './traits/timid.ts';

/** All traits, compiled per kit. */
export const hooks = hookBook<Duel>(moments, [strong, stubborn, timid]);
