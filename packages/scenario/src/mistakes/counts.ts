import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

interface Counted {
  readonly min?: number | undefined;
}

/** A count that asks for more than there can ever be. */
export function fewerThan(
  { path, value: { min = 1 } }: Part<Counted>,
  there: number,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (min <= there) return [];
  return [fault('never-holds', path, say('scenario.too-few', { asked: min, there }), rule)];
}
