import type { Refusal } from '@vedette/engine';
import { uninvited } from '@vedette/scenario';
import { isChoice, type Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What can be played and cannot have been meant: a guest whom nothing brings. */
export function mistakes(scenario: Scenario): readonly Refusal[] {
  if (isChoice(scenario)) return [];
  const joined = allOperations(scenario).flatMap(({ value }) => (value.op === 'join' ? [value.guest] : []));
  return uninvited(scenario.guests ?? [], joined, fault);
}
