import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

/** At least more than at most. */
export function limitsSwapped(
  path: string,
  min: unknown,
  max: unknown,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [fault('never-holds', path, say('scenario.limits-swapped', { min, max }), rule)];
}

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

/** A second one of whom there is only one. */
export function secondOf(path: string, name: string, fault: FaultMaker, rule?: string): Refusal {
  return fault('never-comes', path, say('scenario.unique-twice', { name }), rule);
}
