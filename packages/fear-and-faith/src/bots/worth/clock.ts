import type { Seat } from '@vedette/engine';
import { lastRound } from '../../rules/turn/ending.ts';
import { scoreOf } from '../../scenario/story/score.ts';
import type { FaithState } from '../../state.ts';

/** How much more a side dares that is behind when the last round comes, and how much less one that is ahead. */
const BEHIND = 1.5;
const AHEAD = 0.85;

/** FF-SET-14: how eager the points make a side as the rounds run out: 1 as ever, more where it is behind, less where it leads. */
export function urgency(s: FaithState, seat: Seat): number {
  const { limit } = s.story.document;
  if ((limit?.cases ?? []).length > 0 || (limit?.otherwise ?? 'points') !== 'points') return 1;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.parties.length; other++)
    if (other !== seat) best = Math.max(best, scoreOf(s, other, []));
  const lead = scoreOf(s, seat, []) - best;
  if (lead === 0) return 1;
  const gone = s.round / lastRound(s);
  return lead < 0 ? 1 + BEHIND * gone * gone : 1 - AHEAD * gone * gone;
}
