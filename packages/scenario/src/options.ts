import type { OptionSpec, OptionTable, OptionWords } from '@vedette/engine';
import type { ScenarioOption } from './vocabulary.ts';

/** The switches of a scenario's own, as options of its matches; the first value is the default. */
export function optionsOf(own: Readonly<Record<string, ScenarioOption>>, rule: string): OptionTable {
  const entries = Object.entries(own).map(([key, { values }]): [string, OptionSpec] => [
    key,
    { kind: 'choice', values, default: values[0]!, rule },
  ]);
  return Object.fromEntries(entries);
}

/** What they are called by the scenario's author; their values are his own words. */
export function optionWordsOf(own: Readonly<Record<string, ScenarioOption>>): OptionWords {
  return Object.fromEntries(Object.entries(own).map(([key, { text }]) => [key, { title: text }]));
}

/** What the players chose for a switch of the scenario; null when it has none of that name. */
export function chosenOption(
  own: Readonly<Record<string, ScenarioOption>>,
  chosen: object,
  key: string,
): string | null {
  const spec = own[key];
  if (spec === undefined) return null;
  const value = (chosen as Readonly<Record<string, unknown>>)[key];
  return typeof value === 'string' ? value : spec.values[0]!;
}
