import type { ScenarioShelf } from '@vedette/engine';
import { type Scenario, scenarioSchema } from '../scenario/scenario.ts';

/** FF-SET: a fight without anything else. */
export const openFight: Scenario = {
  id: 'open-fight',
  name: 'Open fight',
  premise: 'Two parties meet by night. Whoever is left has won.',
  players: { min: 2, max: 4 },
};

export const scenarios: ScenarioShelf<Scenario> = {
  schema: scenarioSchema,
  problems: () => [],
  list: [openFight],
  title: ({ name }) => name,
};
