import type { OptionTable } from '@vedette/engine';
import { chosenOption, optionsOf as optionTableOf } from '@vedette/scenario';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';

/** SB-OPS-15: the switches of a scenario's own, as options of its matches; the first value is the default. */
export function optionsOf({
  options: own = {},
  rule = 'SB-OPS-15',
}: Pick<Scenario, 'options' | 'rule'>): OptionTable {
  return optionTableOf(own, rule);
}

/** What the players chose for a switch of the scenario; null when it has none of that name. */
export function scenarioOption(
  { options: chosen, scenario }: SilverBayonetState,
  key: string,
): string | null {
  return chosenOption(scenario.options ?? {}, chosen, key);
}
