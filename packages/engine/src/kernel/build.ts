import type { Game } from './context.ts';
import type { Ruleset } from './ruleset.ts';

/** Version of this package; a spec keeps it equal to package.json. */
export const ENGINE_VERSION = '0.1.0';

/** What must be the same for a replay to give the same game. */
export function buildId<G extends Game>(ruleset: Ruleset<G>): string {
  return `engine ${ENGINE_VERSION}, ${ruleset.id} ${ruleset.version}.${ruleset.schema}`;
}
