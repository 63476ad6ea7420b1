import type { Seat } from '@vedette/engine';
import { membersOf, stands } from '../../figures.ts';
import type { SilverBayonetState } from '../../state.ts';
import { hasRewards } from './aims.ts';
import { score } from './score.ts';

/**
 * SB-END-04.R1: the side with most bonus points wins; equal is a draw. The players of one side share its win. Whoever
 * conceded is behind everybody who did not; against the monsters alone all who conceded have lost.
 */
export function shares(s: SilverBayonetState): readonly number[] {
  const worth = hasRewards(s) ? byPoints(s) : byCasualties(s);
  const fought = worth.map((_, seat) => seat).filter((seat) => !s.conceded.includes(seat));
  if (fought.length === 0 && s.scenario.mode === 'solo') return worth.map(() => 0);
  const inIt = fought.length > 0 ? fought : [...worth.keys()];
  const most = Math.max(...inIt.map((seat) => worth[seat]!));
  const winners = inIt.filter((seat) => worth[seat] === most);
  return worth.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function byPoints(s: SilverBayonetState): readonly number[] {
  const scores = score(s);
  return s.sides.map((_, seat) => scores.find(({ seats }) => seats.includes(seat))!.bonusXp);
}

/**
 * SB-END-05.R1: with no rewards to count, the casualties inflicted. Whoever has quit the field or lost everybody wins
 * nothing from those who hold it.
 */
function byCasualties(s: SilverBayonetState): readonly number[] {
  const holds = (seat: Seat) => membersOf(s, seat).length > 0;
  const held = s.sides.some((_, seat) => holds(seat));
  return s.sides.map((_, seat) => {
    if (held && !holds(seat)) return -1;
    return s.figures.filter((f) => f.fallenTo === seat && !stands(f)).length;
  });
}
