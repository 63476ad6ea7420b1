import type { SilverBayonetState } from '../../state.ts';
import type { ScenarioEvent, ScenarioRule } from '../format/rule.ts';
import type { Scenario } from '../format/scenario.ts';
import { isSpent } from './times.ts';

interface Waiting {
  readonly rule: ScenarioRule;
  readonly trail: string;
}

type ByEvent = ReadonlyMap<ScenarioEvent, readonly Waiting[]>;

const indexes = new WeakMap<Scenario, ByEvent>();

/** The rules of a scenario that wait for an event, in file order; looked up once a document. */
export function waitingFor(scenario: Scenario, event: ScenarioEvent): readonly Waiting[] {
  let index = indexes.get(scenario);
  if (index === undefined) {
    index = indexOf(scenario.rules ?? []);
    indexes.set(scenario, index);
  }
  return index.get(event) ?? [];
}

function indexOf(rules: readonly ScenarioRule[]): ByEvent {
  const index = new Map<ScenarioEvent, Waiting[]>();
  rules.forEach((rule, i) => {
    const { event } = rule.when;
    index.set(event, [...(index.get(event) ?? []), { rule, trail: `/rules/${i}/do` }]);
  });
  return index;
}

/** Whether any rule waits for such an event; if none does, nobody need look whether it has happened. */
export function awaits({ kit, scenario }: SilverBayonetState, event: ScenarioEvent): boolean {
  return kit !== '' && waitingFor(scenario, event).length > 0;
}

/** The rules that still wait for an event: those that have had all their runs wait for nothing. */
export function stillWaiting(
  { story: kept, scenario }: SilverBayonetState,
  event: ScenarioEvent,
): ScenarioRule[] {
  return waitingFor(scenario, event).flatMap(({ rule, trail }) =>
    isSpent(kept, trail, rule.limit) ? [] : [rule],
  );
}
