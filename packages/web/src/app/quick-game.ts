import type { NewGame } from '../referee/game-record.ts';
import { referee } from '../referee/referee.ts';

/** The scenario that the book begins with. */
const INTRODUCTION = 'the-investigation';

/** A game at once: the introductory scenario, two ready-made companies of different nations, a regular. */
export async function quickGame(): Promise<NewGame> {
  const { units } = await referee().call('catalogue', 'silver-bayonet');
  const own = Math.floor(Math.random() * units.length);
  const other = (own + 1 + Math.floor(Math.random() * (units.length - 1))) % units.length;
  const seats = [units[own]!, units[other]!].map(({ name, document }) => ({ name, unit: document }));
  return {
    ruleset: 'silver-bayonet',
    request: { scenario: INTRODUCTION, seats },
    sitters: ['person', 'regular'],
    seed: crypto.randomUUID(),
  };
}
