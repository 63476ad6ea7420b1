import type { Words } from './words.ts';

/**
 * The languages of the app besides English, which is always at hand. Each is a folder beside `en`, fetched when it is
 * spoken: `de: () => import('./de/index.ts').then(({ de }) => de)`.
 */
export const TONGUES: Readonly<Record<string, () => Promise<Words>>> = {};
