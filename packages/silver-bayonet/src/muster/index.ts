/** Units without the game around them, for whoever builds, judges or prints one. */
export { musters } from './builder/muster.ts';
export type { Unit } from './unit.ts';
export { units } from './units.ts';
