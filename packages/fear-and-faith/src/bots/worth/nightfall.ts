import type { Seat } from '@vedette/engine';
import { onTable } from '../../models.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState } from '../../state.ts';

/** Of what the enemies are worth whom the hour makes strong or weak, so much hangs on it. */
const THE_HOUR = 0.25;
/** FF-HTH-05: whom night and day change. */
const OF_THE_NIGHT = ['vampire', 'werewolf'] as const;

/** FF-SCN-10, FF-SCN-30: what a turnover costs a seat besides the turn, in points: its clock goes on, to a worse hour. */
export function turnoverCost(s: FaithState, seat: Seat): number {
  const clock = s.story.document.environment?.clock;
  if (clock === undefined || s.clock.day === (clock.to === 'day')) return 0;
  const by = seatsOf(s, clock.by);
  if (!by.includes(seat)) return 0;
  const counted = by.reduce((sum, each) => sum + s.parties[each]!.turnovers, 0);
  const hunts = clock.to === 'night';
  let stake = 0;
  for (const m of s.models)
    if ((m.party !== seat) === hunts && (onTable(m) || m.standing === 'reserve'))
      if (OF_THE_NIGHT.some((tag) => m.tags.includes(tag))) stake += m.points;
  return (THE_HOUR * stake) / Math.max(1, clock.turnovers - counted);
}
