import type { board } from '../words/en/board.ts';

/** What the board says, in any language. */
export type BoardWords = typeof board;
