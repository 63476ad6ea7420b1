import { type Coat, random } from '@vedette/engine';
import { GAMES } from '@vedette/games';
import type { NewGame } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { clash } from './places.ts';
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
  const coats = units.map(({ coat }) => coat);
  const [own, other] = usual.length < 2 ? twoOf(coats, seed) : usual;
  const seats = [units[own!]!, units[other!]!].map(({ name, document }) => ({ name, unit: document }));
  return {
    ruleset: id,
    request: { scenario, seats },
    sitters: ['person', levels.includes('regular') ? 'regular' : levels.at(-1)!],
    seed,
  };
}

/** Two that nobody takes for each other, settled by the seed like everything else. */
export function twoOf(coats: readonly (Coat | null)[], seed: string): readonly [number, number] {
  const chance = random(`${seed}/companies`);
  const first = chance.below(coats.length);
  const others = [...coats.keys()].filter((unit) => unit !== first);
  const apart = others.filter((unit) => !clash(coats, first, unit));
  const from = apart.length === 0 ? others : apart;
  return [first, from[chance.below(from.length)]!];
}
