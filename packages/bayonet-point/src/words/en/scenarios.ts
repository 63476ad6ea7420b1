import type { Scenario } from '../../scenario/format/scenario.ts';
import { authorsName } from './vocabulary.ts';

/** What players call a scenario: the printed ones have their names in English, others those of their authors. */
export function scenarioName({ name }: Pick<Scenario, 'id' | 'name'>): string {
  return name;
}

export function scenarioPremise({ premise }: Pick<Scenario, 'id' | 'premise'>): string | null {
  return premise ?? null;
}

/** What a scenario says itself, in its author's words. */
export function scenarioText(text: string): string {
  return text;
}

/** What its author says when a rule has its day; null: nothing. */
export function ruleText(scenario: Scenario, rule: string): string | null {
  const rules = 'rules' in scenario ? scenario.rules : undefined;
  return rules?.find(({ id }) => id === rule)?.text ?? null;
}

/** What the values of a scenario's own options are called; without one, as their author wrote them. */
const VALUES: Readonly<Record<string, string>> = {};

export function scenarioValues(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, VALUES[value] ?? authorsName(value)]));
}
