import type { Change } from '@vedette/engine';

/** Changes the unit; what is typed in one field in a row is taken back together. */
export type Act = (change: Change, typing?: 'typing') => void;
