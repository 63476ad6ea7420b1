import type { OptionSpec, OptionTable } from '@vedette/engine';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';

/** SB-OPS-15: the switches of a scenario's own, as options of its matches; the first value is the default. */
export function optionsOf({
  options: own = {},
  rule = 'SB-OPS-15',
}: Pick<Scenario, 'options' | 'rule'>): OptionTable {
  const entries = Object.entries(own).map(([key, { values, text }]): [string, OptionSpec] => [
    key,
    { kind: 'choice', values, default: values[0]!, title: text, rule },
  ]);
  return Object.fromEntries(entries);
}

/** What the players chose for a switch of the scenario; null when it has none of that name. */
export function scenarioOption(
  { options: chosen, scenario }: SilverBayonetState,
  key: string,
): string | null {
  const spec = scenario.options?.[key];
  if (spec === undefined) return null;
  const value = (chosen as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : spec.values[0]!;
}
