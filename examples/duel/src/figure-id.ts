import type { Seat } from '@vedette/engine';

const PREFIX = 'duellist-';

/** What boards, questions and tellings call a duellist. */
export const idOf = (seat: Seat): string => `${PREFIX}${seat + 1}`;
export const seatOf = (id: string): Seat => Number(id.slice(PREFIX.length)) - 1;
