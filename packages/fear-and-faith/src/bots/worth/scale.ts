/** Points that make the difference between an even match and one that is as good as won. */
export const SCALE = 300;
