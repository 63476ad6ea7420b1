import type { Refusal } from '@vedette/engine';
import { bestiaryProblems } from '../muster/monster-problems.ts';
import { fieldOf } from './check/field.ts';
import { groundProblems } from './check/ground-problems.ts';
import { listProblems } from './check/list-problems.ts';
import { referenceProblems } from './check/reference-problems.ts';
import { roomProblems } from './check/room-problems.ts';
import type { Scenario } from './format/scenario.ts';

/** SB-OPS-30: everything that makes a scenario of the right form unplayable. */
export function problems(scenario: Scenario): readonly Refusal[] {
  const found = [
    ...bestiaryProblems(scenario.bestiary ?? []),
    ...referenceProblems(scenario),
    ...listProblems(scenario),
    ...groundProblems(scenario),
  ];
  // What does not lie on a table that can be built is not tried there.
  return found.length > 0 ? found : roomProblems(scenario, fieldOf(scenario));
}
