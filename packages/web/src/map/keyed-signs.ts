import { ATTITUDES } from './attitude.ts';
import { BADGED } from './badge.ts';

/** Signs that nobody need know by heart: how somebody lies or hovers, and what is pinned to the rim. */
export const KEYED_SIGNS = [...new Set([...ATTITUDES, ...BADGED])];
