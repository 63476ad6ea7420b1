import type { ScenarioShelf } from '@vedette/engine';
import { slipsOf } from '@vedette/scenario';
import { advice } from '../scenario/advice/advice.ts';
import { misfitCodes } from '../scenario/check/misfit-codes.ts';
import { mistakes } from '../scenario/check/mistakes.ts';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import { problems } from '../scenario/problems.ts';
import { optionsOf } from '../scenario/score/scenario-option.ts';
import { documents } from './documents.ts';

export const scenarios: ScenarioShelf<Scenario> = {
  schema: scenarioSchema,
  problems,
  misfitCodes,
  slips: slipsOf('inch'),
  mistakes,
  advice,
  list: documents,
  options: optionsOf,
};
