import type { Seat } from '@vedette/engine';
import type { Filter } from '../../scenario/format/filter.ts';
import { isKind } from '../../scenario/story/kind.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState, Model } from '../../state.ts';

/** What it means to decide the match, in points, shared by all who would. */
const DECISIVE = 60;

/** What it decides to lose this model besides, in points: where an end hangs on whether anybody of its kind is left. */
export function decides(s: FaithState, model: Model): number {
  const { end = [], limit } = s.story.document;
  let most = 0;
  for (const { if: condition, wins } of [...end, ...(limit?.cases ?? [])]) {
    if (!('count' in condition)) continue;
    const { count, max, min } = condition;
    // All gone, and the others win; or one left, and its own do.
    const lost = max === 0 && !isWon(s, wins, model.party);
    const kept = min === 1 && isWon(s, wins, model.party);
    if ((lost || kept) && isKind(s, count, model)) most = Math.max(most, DECISIVE / howMany(s, count));
  }
  return most;
}

/** Whether its side wins by having anybody of its kind left when the rounds run out: then nobody need go to meet the enemy. */
export function outlasts(s: FaithState, model: Model): boolean {
  const { limit } = s.story.document;
  return (limit?.cases ?? []).some(
    ({ if: condition, wins }) =>
      'count' in condition &&
      condition.min === 1 &&
      isWon(s, wins, model.party) &&
      isKind(s, condition.count, model),
  );
}

function isWon(s: FaithState, wins: string, seat: Seat): boolean {
  return wins !== 'points' && wins !== 'draw' && seatsOf(s, wins).includes(seat);
}

function howMany(s: FaithState, filter: Filter): number {
  return Math.max(
    1,
    s.models.reduce((sum, m) => (isKind(s, filter, m) ? sum + 1 : sum), 0),
  );
}

/** Whether time works for a seat (1), against it (-1), or for nobody (0), when the rounds run out as it stands. */
export function timeFor(s: FaithState, seat: Seat): number {
  const { limit } = s.story.document;
  if (limit === undefined) return 0;
  const { cases = [], otherwise } = limit;
  const wins = cases[0]?.wins ?? otherwise;
  if (wins === 'points' || wins === 'draw') return 0;
  return seatsOf(s, wins).includes(seat) ? 1 : -1;
}
