import type { Seat } from '@vedette/engine';
import { membersOf, stands } from '../../figures.ts';
import { sideOf } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import { score } from './score.ts';

/** SB-END-04.R1: the side with most bonus points wins; equal is a draw. The players of one side share its win. */
export function shares(s: SilverBayonetState): readonly number[] {
  const worth = (s.scenario.rewards ?? []).length > 0 ? byPoints(s) : byCasualties(s);
  const most = Math.max(...worth);
  const winners = worth.filter((points) => points === most).length;
  return worth.map((points) => (points === most ? 1 / winners : 0));
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

/** How it stands for a seat, from -1 to 1: its side's strength against the others', or against what it was. */
export function evaluate(s: SilverBayonetState, seat: Seat): number {
  const side = sideOf(s, seat);
  const health = (seats: readonly Seat[]) =>
    seats.flatMap((one) => membersOf(s, one)).reduce((sum, figure) => sum + figure.health, 0);
  const own = health(side);
  const enemies = s.sides.flatMap((_, other) => (side.includes(other) ? [] : [other]));
  const against = enemies.length > 0 ? health(enemies) : lost(s, side);
  return own + against === 0 ? 0 : (own - against) / (own + against);
}

function lost(s: SilverBayonetState, side: readonly Seat[]): number {
  const own = s.figures.filter(({ home }) => home !== null && side.includes(home));
  return own.reduce((sum, f) => sum + f.stats.health - (stands(f) ? f.health : 0), 0);
}
