import { random } from '@vedette/engine';
import type { NewGame } from '../referee/game-record.ts';
import { referee } from '../referee/referee.ts';
import { seedOfPage } from './seed.ts';

/** The scenario that the book begins with. */
const INTRODUCTION = 'the-investigation';

/** A game at once: the introductory scenario, two ready-made companies of different nations, a regular. */
export async function quickGame(): Promise<NewGame> {
  const { units } = await referee().call('catalogue', 'silver-bayonet');
  const seed = seedOfPage();
  const [own, other] = twoOf(units.length, seed);
  const seats = [units[own]!, units[other]!].map(({ name, document }) => ({ name, unit: document }));
  return {
    ruleset: 'silver-bayonet',
    request: { scenario: INTRODUCTION, seats },
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
