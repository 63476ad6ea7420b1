import type { Seat } from '@vedette/engine';
import type { ClockSpec } from '@vedette/wire';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

interface SeatClock {
  /** Milliseconds in the bank when it last stood still; by letter, those of one answer. */
  readonly left: number;
  readonly holiday: { readonly from: number; readonly until: number } | null;
  readonly holidayDaysLeft: number;
}

/** How long everybody may still think. Null: as long as he likes. */
export type Clocks = {
  readonly spec: Exclude<ClockSpec, { readonly kind: 'none' }>;
  /** Since when the one who decides has been thinking. */
  readonly since: number;
  readonly seats: readonly SeatClock[];
} | null;

export function clocksAtBeginning(spec: ClockSpec, seats: number): Clocks {
  if (spec.kind === 'none') return null;
  const left = spec.kind === 'live' ? spec.bankSeconds * SECOND : spec.days * DAY;
  const holidayDaysLeft = spec.kind === 'letter' ? spec.holidayDays : 0;
  return {
    spec,
    since: 0,
    seats: Array.from({ length: seats }, () => ({ left, holiday: null, holidayDaysLeft })),
  };
}

/** What is left to a seat at this time, if it is the one that thinks. */
export function millisecondsLeft(clocks: Clocks, seat: Seat, thinking: boolean, now: number): number | null {
  if (clocks === null) return null;
  const { left, holiday } = clocks.seats[seat]!;
  if (!thinking) return left;
  return left - Math.max(0, now - clocks.since - overlap(holiday, clocks.since, now));
}

function overlap(holiday: SeatClock['holiday'], from: number, until: number): number {
  return holiday === null ? 0 : Math.max(0, Math.min(until, holiday.until) - Math.max(from, holiday.from));
}

/** After a decision of the one seat, if there was one, the other thinks. */
export function ticked(clocks: Clocks, decided: Seat | null, next: Seat | null, at: number): Clocks {
  if (clocks === null) return null;
  if (decided === null) return { ...clocks, since: at };
  const { spec } = clocks;
  const rest = millisecondsLeft(clocks, decided, true, at)!;
  const left =
    spec.kind === 'letter'
      ? spec.days * DAY
      : Math.max(0, rest) + (next === decided ? 0 : spec.incrementSeconds * SECOND);
  return {
    ...clocks,
    since: at,
    seats: clocks.seats.map((seat, i) => (i === decided ? { ...seat, left } : seat)),
  };
}

/** Whether so many days off can be had. */
export function mayTakeHoliday(clocks: Clocks, seat: Seat, days: number, now: number): boolean {
  if (clocks?.spec.kind !== 'letter') return false;
  const { holidayDaysLeft, holiday } = clocks.seats[seat]!;
  return days <= holidayDaysLeft && (holiday === null || holiday.until <= now);
}

export function holidayTaken(
  clocks: Clocks,
  {
    seat,
    days,
    at,
    thinking,
  }: { readonly seat: Seat; readonly days: number; readonly at: number; readonly thinking: boolean },
): Clocks {
  if (clocks === null) return null;
  const taken = (clock: SeatClock): SeatClock => {
    // What an earlier holiday has saved stays saved.
    const saved = thinking ? overlap(clock.holiday, clocks.since, at) : 0;
    return {
      left: clock.left + saved,
      holiday: { from: at, until: at + days * DAY },
      holidayDaysLeft: clock.holidayDaysLeft - days,
    };
  };
  return { ...clocks, seats: clocks.seats.map((clock, i) => (i === seat ? taken(clock) : clock)) };
}
