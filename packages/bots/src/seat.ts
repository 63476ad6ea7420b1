import type { Game, Ruleset } from '@vedette/engine';
import { instantPlayer } from './instant.ts';
import type { Level, Player } from './player.ts';
import type { Budget } from './search.ts';
import { veteran } from './veteran.ts';

/** What keeps a veteran near a second an activation on a common laptop. */
export const DEFAULT_BUDGET: Budget = { simulations: 200, depth: 6, width: 5 };

export interface Seating {
  readonly level: Level;
  readonly seed: string;
  readonly budget?: Partial<Budget>;
}

/** A player for one seat of one match; two with the same seed and budget play alike. */
export function seated<G extends Game>(ruleset: Ruleset<G>, { level, seed, budget }: Seating): Player<G> {
  if (level !== 'veteran') return instantPlayer(ruleset, level, seed);
  return veteran(ruleset, seed, { ...DEFAULT_BUDGET, ...budget });
}
