import type { ScenarioShelf } from '@vedette/engine';
import { misfitCodes, optionsOf, slipsOf } from '@vedette/scenario';
import { advice } from '../scenario/advice/advice.ts';
import { mistakes } from '../scenario/check/mistakes.ts';
import { isChoice, type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import { problems } from '../scenario/problems.ts';
import { documents } from './documents.ts';

export const scenarios: ScenarioShelf<Scenario> = {
  schema: scenarioSchema,
  problems,
  mistakes,
  advice,
  misfitCodes: misfitCodes('BP-SCN-01'),
  slips: slipsOf('millimetre'),
  list: documents,
  origin: 'north-west',
  options: (scenario) => optionsOf((isChoice(scenario) ? undefined : scenario.options) ?? {}, 'BP-SCN-01'),
};
