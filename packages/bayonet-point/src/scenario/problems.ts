import type { Refusal } from '@vedette/engine';
import { gapsIn, unknownName } from '@vedette/scenario';
import { D10 } from '../rules/test/test.ts';
import { documents } from '../scenarios/documents.ts';
import { fault } from './check/finding.ts';
import { groundProblems } from './check/ground-problems.ts';
import { listProblems } from './check/list-problems.ts';
import { referenceProblems } from './check/reference-problems.ts';
import { isChoice, type Scenario, type ScenarioChoice } from './format/scenario.ts';

/** Everything that makes a scenario of the right form unplayable. */
export function problems(scenario: Scenario): readonly Refusal[] {
  if (isChoice(scenario)) return choiceProblems(scenario);
  return [...referenceProblems(scenario), ...listProblems(scenario), ...groundProblems(scenario)];
}

/** BP-SCN-01: every face has a scenario that can be played. */
function choiceProblems({ die = D10, rows }: ScenarioChoice): readonly Refusal[] {
  const known = { scenario: documents.filter((document) => !isChoice(document)).map(({ id }) => id) };
  return [
    ...gapsIn({ path: '', value: { die, rows } }, fault),
    ...rows.flatMap(({ scenario }, i) =>
      unknownName({ path: `/rows/${i}/scenario`, value: scenario }, 'scenario', { known }, fault),
    ),
  ];
}
