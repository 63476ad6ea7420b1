import type { TableMessage } from '@vedette/wire';
import { describe, expect, it } from 'vitest';
import { isLow, leftAt, offUntil, overdueSeat } from './clock-left.ts';
import { timeWords } from './time-left.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const AT = 1_800_000_000_000;

type Seats = TableMessage['seats'];

const seat = (some: Partial<Seats[number]> = {}): Seats[number] => ({
  name: null,
  sitter: 'person',
  taken: true,
  present: true,
  sealed: null,
  nonce: null,
  millisecondsLeft: 10 * MINUTE,
  holidayUntil: null,
  holidayDaysLeft: 0,
  ...some,
});

const table = (seats: Seats, more: Partial<Pick<TableMessage, 'phase' | 'waitingFor'>> = {}) =>
  ({ at: AT, phase: 'playing', waitingFor: 0, seats, ...more }) as const;

describe('a clock', () => {
  it('runs for whoever is asked, and for nobody else', () => {
    const two = table([seat(), seat()]);
    expect(leftAt(two, 0, AT + MINUTE)).toBe(9 * MINUTE);
    expect(leftAt(two, 1, AT + MINUTE)).toBe(10 * MINUTE);
  });

  it('stands before the beginning and after the end, and without a clock there is nothing to tell', () => {
    expect(leftAt(table([seat()], { phase: 'gathering' }), 0, AT + MINUTE)).toBe(10 * MINUTE);
    expect(leftAt(table([seat()], { phase: 'over' }), 0, AT + MINUTE)).toBe(10 * MINUTE);
    expect(leftAt(table([seat({ millisecondsLeft: null })]), 0, AT + MINUTE)).toBeNull();
  });

  it('never runs backwards when the device is behind the server', () => {
    expect(leftAt(table([seat()]), 0, AT - MINUTE)).toBe(10 * MINUTE);
  });

  it('stands on days off, and runs on from their end', () => {
    const off = table([seat({ holidayUntil: AT + DAY })]);
    expect(offUntil(off, 0, AT + MINUTE)).toBe(AT + DAY);
    expect(leftAt(off, 0, AT + DAY)).toBe(10 * MINUTE);
    expect(overdueSeat(off, AT + DAY)).toBeNull();
    expect(leftAt(off, 0, AT + DAY + MINUTE)).toBe(9 * MINUTE);
    expect(offUntil(off, 0, AT + DAY)).toBeNull();
    expect(overdueSeat(off, AT + DAY + 10 * MINUTE)).toBe(0);
  });

  it('does not count days off that were over before', () => {
    const back = table([seat({ holidayUntil: AT - DAY })]);
    expect(leftAt(back, 0, AT + MINUTE)).toBe(9 * MINUTE);
  });

  it('is out at nothing, not a moment before; never for a bot, nor when the game is over', () => {
    const two = table([seat(), seat()]);
    expect(overdueSeat(two, AT + 10 * MINUTE - 1)).toBeNull();
    expect(overdueSeat(two, AT + 10 * MINUTE)).toBe(0);
    expect(overdueSeat(table([seat({ sitter: 'recruit' }), seat()]), AT + DAY)).toBeNull();
    expect(overdueSeat(table([seat(), seat()], { phase: 'over' }), AT + DAY)).toBeNull();
    expect(overdueSeat(table([seat(), seat()], { waitingFor: null }), AT + DAY)).toBeNull();
  });

  it('worries in the last minute, by letter on the last half day', () => {
    expect([MINUTE + 1, MINUTE].map((left) => isLow(left, 'live'))).toEqual([false, true]);
    expect([DAY, DAY / 2].map((left) => isLow(left, 'letter'))).toEqual([false, true]);
  });

  it('is told in days, hours, minutes and seconds', () => {
    expect(timeWords(3 * DAY + 5 * 60 * MINUTE)).toBe('3 d 5 h');
    expect(timeWords(5 * 60 * MINUTE + 7 * MINUTE)).toBe('5 h 7 min');
    expect(timeWords(61_001)).toBe('1:02');
    expect(timeWords(0)).toBe('out of time');
  });
});
