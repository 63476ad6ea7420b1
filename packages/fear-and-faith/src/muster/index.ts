/** Parties without the game around them, for whoever builds or prints one. */
export { musters } from './builder/muster.ts';
