import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

type Written = Readonly<Record<string, unknown>>;

/** Deployments of a side of which everybody is deployed already: the one before should have said who. */
export function nobodyLeft(
  steps: readonly Part<unknown>[],
  deploys: readonly string[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const done = new Set<unknown>();
  return steps.flatMap(({ path, value }) => {
    if (typeof value !== 'object' || value === null) return [];
    const { op, side, who } = value as Written;
    // Whoever joins after it is to be deployed again.
    if (op === 'join') done.delete(side);
    if (typeof side !== 'string' || !deploys.includes(String(op))) return [];
    if (done.has(side)) return [fault('nobody-here', path, say('scenario.all-deployed', { side }), rule)];
    if (who === undefined) done.add(side);
    return [];
  });
}
