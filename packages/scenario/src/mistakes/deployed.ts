import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

type Written = Readonly<Record<string, unknown>>;

/** What `deploys` and what keeps back or brings whoever is left: of a side of which nobody is, both come to nothing. */
export function nobodyLeft(
  steps: readonly Part<unknown>[],
  deploys: readonly string[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const done = new Set<unknown>();
  return steps.flatMap(({ path, value }) => {
    if (typeof value !== 'object' || value === null) return [];
    const { op, side, who, n, in: places } = value as Written;
    // Whoever joins after it is to be deployed again.
    if (op === 'join') done.delete(side);
    if (typeof side !== 'string' || !deploys.includes(String(op))) return [];
    if (done.has(side)) return [fault('nobody-here', path, say('scenario.all-deployed', { side }), rule)];
    const each = !Array.isArray(places) || places.some((place) => (place as Written)['who'] === undefined);
    if (who === undefined && n === undefined && each) done.add(side);
    return [];
  });
}
