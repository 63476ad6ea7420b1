import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';

/** Two keys of a filter of which nobody has both. */
export function nobodyIsBoth(
  path: string,
  one: object,
  other: object,
  fault: FaultMaker,
  rule?: string,
): Refusal {
  const params = { one: JSON.stringify(one), other: JSON.stringify(other) };
  return fault('nobody-here', path, say('scenario.nobody-is-both', params), rule);
}
