import { type Outcome, type SceneSide, winnersOf } from '@vedette/engine';
import { say } from '../words/say.ts';

/** Who has won, in words; where all have lost, nobody has. */
export function verdictOf(
  outcome: Pick<Outcome, 'shares'>,
  sides: readonly Pick<SceneSide, 'name'>[],
): string {
  const winners = winnersOf(outcome);
  if (winners.length === 0) return say.play.lost;
  const drawn = winners.length === outcome.shares.length && winners.length > 1;
  return drawn ? say.play.drawn : say.play.won(winners.map((seat) => sides[seat]!.name));
}
