import type { Refusal } from '@vedette/engine';
import { isChoice, type Scenario } from '../format/scenario.ts';
import { forgotten } from './forgotten.ts';
import { futile } from './futile.ts';

/** What can be played and cannot have been meant. */
export function mistakes(scenario: Scenario): readonly Refusal[] {
  return isChoice(scenario) ? [] : [...forgotten(scenario), ...futile(scenario)];
}
