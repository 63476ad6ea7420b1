import type { Game, Ruleset } from '@vedette/engine';
import { protocolError } from './errors.ts';

/** The rulesets of one process. */
export interface Shelf {
  readonly rulesets: readonly Ruleset<Game>[];
  get(id: string): Ruleset<Game>;
  has(id: string): boolean;
  add(ruleset: Ruleset<Game>): void;
  /** Names that `ruleset.load` knows. */
  readonly examples: readonly string[];
  fetch(example: string): Promise<Ruleset<Game>>;
}

export function shelfOf(
  rulesets: readonly Ruleset<Game>[],
  examples: ReadonlyMap<string, () => Promise<Ruleset<Game>>>,
): Shelf {
  const byId = new Map(rulesets.map((ruleset) => [ruleset.id, ruleset]));
  return {
    get rulesets() {
      return [...byId.values()];
    },
    get(id) {
      const ruleset = byId.get(id);
      if (ruleset === undefined) {
        throw protocolError(
          'ruleset.unknown',
          `No ruleset "${id}" is loaded; there are: ${list(byId.keys())}.`,
        );
      }
      return ruleset;
    },
    has: (id) => byId.has(id),
    add: (ruleset) => void byId.set(ruleset.id, ruleset),
    examples: [...examples.keys()],
    async fetch(example) {
      const load = examples.get(example);
      if (load === undefined) {
        throw protocolError(
          'ruleset.unknown',
          `"${example}" cannot be loaded; these can: ${list(examples.keys())}.`,
        );
      }
      return load();
    },
  };
}

function list(names: Iterable<string>): string {
  return [...names].join(', ') || 'none';
}
