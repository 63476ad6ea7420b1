import { DUMMY } from './state.ts';

/*
 * What is on offer beside models and markers, which are called by their ids.
 */

/** FF-ACT-05 */
export const PASS = 'pass';

/** FF-SET-13 */
export const TRUCE = 'truce';

/** FF-SET-14 */
export const LAST_ROUND = 'last-round';

export const CONCEDE = 'concede';

/** FF-GRP-02: in place of the next member: all who are left go together, or stay where they are. */
export const TOGETHER = 'together';

/** FF-GRP-03: nobody moves any more before the dice. */
export const ROLL = 'roll';

/** None of those who could be chosen. */
export const NOBODY = 'nobody';

/** FF-FEAR-07: to the nearest edge of the table. */
export const EDGE = 'edge';

const RESERVED: readonly string[] = [PASS, TRUCE, LAST_ROUND, CONCEDE, TOGETHER, ROLL, NOBODY, EDGE, DUMMY];

/** Joins what is done and to whom: "mob/<first>", "spell/transfix/<target>". */
const WITH = '/';

/** Whether an answer that named something called so would mean something else, or could not be read. */
export function isReserved(id: string): boolean {
  return RESERVED.includes(id) || id.includes(WITH);
}
