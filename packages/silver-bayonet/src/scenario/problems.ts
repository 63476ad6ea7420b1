import type { Refusal } from '@vedette/engine';
import { bestiaryProblems } from '../muster/monster-problems.ts';
import { choiceProblems } from './check/choice-problems.ts';
import { fieldOf } from './check/field.ts';
import { formProblems } from './check/form-problems.ts';
import { groundProblems } from './check/ground-problems.ts';
import { guestProblems } from './check/guest-problems.ts';
import { listProblems } from './check/list-problems.ts';
import { referenceProblems } from './check/reference-problems.ts';
import { roomProblems } from './check/room-problems.ts';
import { unbuildable } from './check/table-problems.ts';
import type { Scenario } from './format/scenario.ts';

/** SB-OPS-30: everything that makes a scenario of the right form unplayable. */
export function problems(scenario: Scenario): readonly Refusal[] {
  const found = [
    ...bestiaryProblems(scenario.bestiary ?? []),
    ...guestProblems(scenario),
    ...formProblems(scenario),
    ...referenceProblems(scenario),
    ...choiceProblems(scenario),
    ...listProblems(scenario),
    ...groundProblems(scenario),
  ];
  // What does not lie on a table that can be built is not tried there.
  if (found.length > 0) return found;
  const wrong = unbuildable(scenario);
  return wrong.length > 0 ? wrong : roomProblems(scenario, fieldOf(scenario));
}
