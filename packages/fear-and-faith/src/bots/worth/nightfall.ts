import type { Seat } from '@vedette/engine';
import { CLOCKS } from '../../data/clock.ts';
import { onTable } from '../../models.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState } from '../../state.ts';

/** Of what those are worth whom the hour makes strong or weak, so much hangs on it. */
const THE_HOUR = 0.25;
/** FF-SET-07, FF-HTH-05: whom night and day change; a werewolf is the same by day. */
const OF_THE_NIGHT = 'vampire';

/** Whose turnovers bring the hour, how many of them, and which. */
interface Hour {
  readonly by: readonly Seat[];
  readonly turnovers: number;
  readonly to: 'day' | 'night';
}

/** FF-SCN-10, FF-SCN-30: what a turnover costs a seat besides the turn, in points: its clock goes on, to a worse hour. */
export function turnoverCost(s: FaithState, seat: Seat): number {
  const hour = hourOf(s);
  if (hour === null || s.clock.day === (hour.to === 'day') || !hour.by.includes(seat)) return 0;
  const counted = hour.by.reduce((sum, each) => sum + s.parties[each]!.turnovers, 0);
  const hunts = hour.to === 'night';
  let stake = 0;
  // FF-SCN-31: who hides in the mist must dare something, or he never comes out of it.
  for (const m of s.models)
    if ((onTable(m) || m.standing === 'reserve') && m.tags.includes(OF_THE_NIGHT))
      stake += (m.party !== seat) === hunts ? m.points : -m.points;
  return (THE_HOUR * Math.max(0, stake)) / Math.max(1, hour.turnovers - counted);
}

/** FF-SCN-10: as the scenario has it; FF-SET-05, FF-SET-06: or at twilight and dawn; null: the hour stays. */
function hourOf(s: FaithState): Hour | null {
  const { clock } = s.story.document.environment ?? {};
  if (clock !== undefined) return { by: seatsOf(s, clock.by), turnovers: clock.turnovers, to: clock.to };
  const { time } = s.clock;
  if (time === 'fixed') return null;
  const { by, later, turnovers } = CLOCKS[time];
  const seats = [...s.parties.keys()];
  const own = seats.filter((seat) => s.parties[seat]!.side === by);
  const standing = seats.filter((seat) => s.parties[seat]!.role === 'attacker');
  return { by: own.length > 0 ? own : standing, turnovers, to: later };
}
