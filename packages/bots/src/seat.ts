import type { Game, Ruleset } from '@vedette/engine';
import { instantPlayer } from './instant.ts';
import { LEVELS, type Level, type Player } from './player.ts';
import type { Budget } from './search.ts';
import { veteran } from './veteran.ts';

/** What keeps a veteran near a second an activation on a common laptop. */
export const DEFAULT_BUDGET: Budget = { simulations: 100, depth: 16, width: 4 };

export interface Seating {
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Partial<Budget>;
}

/** Levels that play differently in this game: without ideas there is nothing to plan with, and nothing to search. */
export function levelsOf<G extends Game>({ bots }: Pick<Ruleset<G>, 'bots'>): readonly Level[] {
  return bots.ideas === undefined ? LEVELS.slice(0, LEVELS.indexOf('regular')) : LEVELS;
}

/** A player for one seat of one match; two with the same seed and budget play alike. */
export function seated<G extends Game>(ruleset: Ruleset<G>, { level, seed, budget }: Seating): Player<G> {
  if (level !== 'veteran') return instantPlayer(ruleset, level, seed);
  return veteran(ruleset, seed, { ...DEFAULT_BUDGET, ...budget });
}
