import type { ScenarioShelf } from '@vedette/engine';
import { misfitCodes, optionsOf } from '@vedette/scenario';
import { advice } from '../scenario/advice.ts';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import { problems } from '../scenario/problems.ts';
import { documents } from './documents.ts';

export const scenarios: ScenarioShelf<Scenario> = {
  schema: scenarioSchema,
  problems,
  advice,
  misfitCodes: misfitCodes('FF-SCN-01'),
  list: documents,
  options: ({ options = {} }) => optionsOf(options, 'FF-SCN-01'),
};
