import type { Refusal } from '@vedette/engine';
import { groundProblems } from './check/ground-problems.ts';
import { listProblems } from './check/list-problems.ts';
import { referenceProblems } from './check/reference-problems.ts';
import type { Scenario } from './format/scenario.ts';

/** Everything that makes a scenario of the right form unplayable. */
export function problems(scenario: Scenario): readonly Refusal[] {
  return [...referenceProblems(scenario), ...listProblems(scenario), ...groundProblems(scenario)];
}
