import type { Seat } from '@vedette/engine';
import { CLOCKS } from '../../data/clock.ts';
import type { FaithCx } from '../../game.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';

/** FF-ACT-04, FF-GEN-16: a turnover counts at the instant it is rolled. */
export function countTurnover(cx: FaithCx, seat: Seat): void {
  const { s } = cx;
  const party = s.parties[seat]!;
  party.turnovers++;
  cx.emit({ type: 'turnover', rule: 'FF-ACT-04', seat, count: party.turnovers });
  runClock(cx);
}

/** FF-SET-05, FF-SET-06: two turnovers of the side that the hour waits for; FF-SCN-10: or as the scenario has it. */
function runClock(cx: FaithCx): void {
  const { s } = cx;
  const { time } = s.clock;
  const own = s.story.document.environment?.clock;
  if (own !== undefined) {
    const counted = seatsOf(s, own.by).reduce((sum, seat) => sum + s.parties[seat]!.turnovers, 0);
    if (counted >= own.turnovers) setTime(cx, own.to === 'day', s.story.document.rule ?? 'FF-SCN-01');
    return;
  }
  if (time === 'fixed') return;
  const { by, later, turnovers } = CLOCKS[time];
  if (turnoversOf(s, by) >= turnovers)
    setTime(cx, later === 'day', time === 'twilight' ? 'FF-SET-05' : 'FF-SET-06');
}

/** From now on it is day, or night. */
export function setTime(cx: FaithCx, day: boolean, rule: string): void {
  const { s } = cx;
  if (s.clock.day === day) return;
  s.clock.day = day;
  cx.emit({ type: 'dayBreaks', rule, day });
  raise(s, { kind: 'time', day });
}

/** FF-SET-06: all of a side together; where nobody is of that side, the attacker stands in. */
function turnoversOf({ parties }: FaithState, side: 'good' | 'evil'): number {
  const own = parties.filter((party) => party.side === side);
  const counted = own.length > 0 ? own : parties.filter(({ role }) => role === 'attacker');
  return counted.reduce((sum, { turnovers }) => sum + turnovers, 0);
}
