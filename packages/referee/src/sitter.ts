import { type Level, type Player, seated } from '@vedette/bots';
import type { Game, Ruleset } from '@vedette/engine';

/** Who decides for a seat. */
export type Sitter = 'person' | Level;

/** Who plays each seat; null: a person. */
export type Players = readonly (Player<Game> | null)[];

/** Bots where bots sit; with one seed they play alike. */
export function playersFor(ruleset: Ruleset<Game>, sitters: readonly Sitter[], seed: string): Players {
  return sitters.map((sitter, seat) =>
    sitter === 'person' ? null : seated(ruleset, { level: sitter, seed: `${seed}/bot ${seat}` }),
  );
}
