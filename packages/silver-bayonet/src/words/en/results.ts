import { INJURIES, MADNESSES, MUMMYS_CURSES, PERMANENT_INJURIES } from '../../data/campaign-tables.ts';
import { term } from './vocabulary.ts';

const RESULTS = [...INJURIES, ...MADNESSES, ...PERMANENT_INJURIES, ...MUMMYS_CURSES];

/** A row of any of the tables. */
export function resultTitle(id: string): string {
  return RESULTS.find((row) => row.id === id)?.title ?? term(id);
}
