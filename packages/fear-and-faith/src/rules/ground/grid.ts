/** Tenths of a millimetre: positions are rounded to them. */
export const GRID = 10;
