import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';

/** Rules on events that never happen: `without` names the key that would have to hold something for one. */
export function idleEvents(
  rules: readonly { readonly when: { readonly event: string } }[],
  without: (event: string) => string | null,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return rules.flatMap(({ when: { event } }, i) => {
    const key = without(event);
    if (key === null) return [];
    const said = say('scenario.event-without', { event, key });
    return [fault('never-holds', `/rules/${i}/when/event`, said, rule)];
  });
}
