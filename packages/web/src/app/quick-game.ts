import { random } from '@vedette/engine';
import { GAMES } from '@vedette/games';
import type { NewGame } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { seedOfPage } from './seed.ts';

/** Games that can be begun at once; the first is the one that the house opens with. */
export const QUICK_GAMES = GAMES.flatMap(({ id, title, atOnce }) =>
  atOnce === undefined ? [] : [{ id, title, scenario: atOnce }],
);

/** A game at once, against a regular: with the companies that are usual there, or two ready-made ones by chance. */
export async function quickGame({ id, scenario }: (typeof QUICK_GAMES)[number]): Promise<NewGame> {
  const { units, scenarios, levels } = await referee().call('catalogue', id);
  const seed = seedOfPage();
  const usual = scenarios.find((one) => one.id === scenario)?.usual ?? [];
  const [own, other] = usual.length < 2 ? twoOf(units.length, seed) : usual;
  const seats = [units[own!]!, units[other!]!].map(({ name, document }) => ({ name, unit: document }));
  return {
    ruleset: id,
    request: { scenario, seats },
    sitters: ['person', levels.includes('regular') ? 'regular' : levels.at(-1)!],
    seed,
  };
}

/** Two different ones, settled by the seed like everything else. */
function twoOf(count: number, seed: string): readonly [number, number] {
  const chance = random(`${seed}/companies`);
  const first = chance.below(count);
  return [first, (first + 1 + chance.below(count - 1)) % count];
}
