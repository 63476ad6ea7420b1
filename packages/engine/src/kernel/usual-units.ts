import type { Game } from './context.ts';
import type { Ruleset } from './ruleset.ts';

/** A fair pairing of ready-made units for a scenario, known by its id or whole, by their numbers, seat by seat. */
export function usualUnits<G extends Game>(ruleset: Ruleset<G>, scenario: unknown): readonly number[] {
  const { units, scenarios } = ruleset;
  const document =
    typeof scenario === 'string'
      ? scenarios.list.find((one) => (one as { readonly id?: string }).id === scenario)
      : (scenario as G['scenario'] | undefined);
  if (document === undefined || units.usualIn === undefined) return units.usual ?? [];
  return units.usualIn(document);
}
