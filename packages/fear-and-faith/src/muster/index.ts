/** Parties without the game around them, for whoever builds or prints one. */
export { muster } from './builder/muster.ts';
