import type { Params, Refusal, ScenarioShelf } from '@vedette/engine';
import { tableProblems } from '@vedette/engine/table';
import { TABLE_SIDE } from '../data/sticks.ts';
import { portalFrom, tableFrom } from '../rules/ground/terrain.ts';
import { advice } from '../scenario/advice.ts';
import { type Scenario, scenarioSchema } from '../scenario/scenario.ts';

/** FF-SET: a fight without anything else. */
export const openFight: Scenario = {
  id: 'open-fight',
  name: 'Open fight',
  premise: 'Two parties meet by night. Whoever is left has won.',
  players: { min: 2, max: 4 },
};

/** What cannot lie on a table. */
function groundProblems({ table, terrain = [], portals = [] }: Scenario): readonly Refusal[] {
  const { width, depth } = table ?? { width: TABLE_SIDE, depth: TABLE_SIDE };
  return tableProblems(tableFrom(width, depth, terrain, portals.map(portalFrom))).map(({ fault, path }) => ({
    code: 'scenario.terrain',
    rule: 'FF-SET-03',
    path: `/terrain${path}`,
    says: 'table.fault',
    params: fault as unknown as Params,
  }));
}

export const scenarios: ScenarioShelf<Scenario> = {
  schema: scenarioSchema,
  problems: groundProblems,
  advice,
  list: [openFight],
};
