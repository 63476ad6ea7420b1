/** SB-ATT-24: tokens of one that does not tire. */
export const MOST_OF_THE_TIRELESS = 1;
