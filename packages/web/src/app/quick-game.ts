import { random } from '@vedette/engine';
import { FRONT, GAMES } from '@vedette/games';
import type { NewGame } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { seedOfPage } from './seed.ts';

/** A game at once: the scenario of the front page, two ready-made companies of different nations, a regular. */
export async function quickGame(): Promise<NewGame> {
  const ruleset = GAMES[0]!.id;
  const { units } = await referee().call('catalogue', ruleset);
  const seed = seedOfPage();
  const [own, other] = twoOf(units.length, seed);
  const seats = [units[own]!, units[other]!].map(({ name, document }) => ({ name, unit: document }));
  return {
    ruleset,
    request: { scenario: FRONT.scenario, seats },
    sitters: ['person', 'regular'],
    seed,
  };
}

/** Two different ones, settled by the seed like everything else. */
function twoOf(count: number, seed: string): readonly [number, number] {
  const chance = random(`${seed}/companies`);
  const first = chance.below(count);
  return [first, (first + 1 + chance.below(count - 1)) % count];
}
