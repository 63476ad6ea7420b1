import type { Seat } from '@vedette/engine';
import { CLOCKS } from '../../data/clock.ts';
import type { FaithCx } from '../../game.ts';
import type { FaithState } from '../../state.ts';

/** FF-ACT-04, FF-GEN-16: a turnover counts at the instant it is rolled. */
export function countTurnover(cx: FaithCx, seat: Seat): void {
  const { s } = cx;
  const party = s.parties[seat]!;
  party.turnovers++;
  cx.emit({ type: 'turnover', rule: 'FF-ACT-04', seat, count: party.turnovers });
  runClock(cx);
}

/** FF-SET-05, FF-SET-06: two turnovers of the side that the hour waits for. */
function runClock(cx: FaithCx): void {
  const { s } = cx;
  const { time, day } = s.clock;
  if (time === 'fixed') return;
  const { by, later, turnovers } = CLOCKS[time];
  const then = later === 'day';
  if (day === then || turnoversOf(s, by) < turnovers) return;
  s.clock.day = then;
  cx.emit({ type: 'dayBreaks', rule: time === 'twilight' ? 'FF-SET-05' : 'FF-SET-06', day: then });
}

/** FF-SET-06: all of a side together; where nobody is of that side, the attacker stands in. */
function turnoversOf({ parties }: FaithState, side: 'good' | 'evil'): number {
  const own = parties.filter((party) => party.side === side);
  const counted = own.length > 0 ? own : parties.filter(({ role }) => role === 'attacker');
  return counted.reduce((sum, { turnovers }) => sum + turnovers, 0);
}
