import type { Unit } from '@vedette/silver-bayonet/muster';

/** A change of the unit; edits of one `field` in a row are taken back together. */
export type Edit = (change: (unit: Unit) => Unit, field?: string) => void;
