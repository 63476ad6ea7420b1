import { describe, expect, it } from 'vitest';
import { scenarios } from './index.ts';

/** Which printed scenarios use a word, by the last parts of their rule ids (SB-SCN-03, SB-SOLO-S2). */
function usersOf(key: 'op' | 'event', word: string): string {
  const uses = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    return (part as Record<string, unknown>)[key] === word || Object.values(part).some(uses);
  };
  return scenarios.list
    .flatMap((one) => (one.rule !== undefined && uses(one) ? [one.rule.split('-').at(-1)] : []))
    .join(' ');
}

const OPERATIONS = [
  ['check', '01 03 09 S3 S4'],
  ['damage', 'S4'],
  ['discard-deck', '07'],
  ['do', '06 S3'],
  ['draw', '07'],
  ['end-activation', 'S3 S4'],
  ['fate', '01 02 03 04 05 06 07 08 09 10 S1 S2 S3 S4'],
  ['fatigue', 'S3'],
  ['give-item', '04 05 06 10'],
  ['give-object', '02 04 06 09 S1 S2 S4'],
  ['heal', '05 06 S4'],
  ['if', '05 06 07 S4'],
  ['imbue', '08 09 S1 S2 S3 S4'],
  ['madness', '07'],
  ['modify', '01 03 09 10 S1'],
  ['pick', 'S3 S4'],
  ['place-monster', '01 02 03 04 05 06 08 09 10 S1 S2 S3 S4'],
  ['place-object', '03 05 07'],
  ['relocate', '05 S4'],
  ['remove', ''],
  ['replace', '07 S1'],
  ['roll-off', '05'],
  ['set', '09'],
  ['shift', '05 S4'],
  ['sight', 'S1'],
  ['status', 'S3'],
  ['table', 'S1 S4'],
  ['terror', '02 04 06 07'],
  ['xp', '07'],
] as const;

const EVENTS = [
  ['activation-start', '09 S3 S4'],
  ['contact', 'S3'],
  ['damaged', 'S3'],
  ['deployed', 'S3'],
  ['figure-down', '07'],
  ['initiative-rolled', '09'],
  ['phase-start', 'S1'],
  ['setup', '10 S3 S4'],
  ['turn-end', '04 05 08 S1 S2 S3 S4'],
  ['turn-start', ''],
  ['zone-entered', '03 S4'],
] as const;

describe('the words of the format in the printed scenarios', () => {
  it.each(OPERATIONS)('SB-OPS-90 the operation %s', (op, users) => {
    expect(usersOf('op', op)).toBe(users);
  });

  it.each(EVENTS)('SB-OPS-90 the event %s', (event, users) => {
    expect(usersOf('event', event)).toBe(users);
  });
});
