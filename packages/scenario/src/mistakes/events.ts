import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';

interface Waiting {
  readonly when: { readonly turns?: readonly number[] | undefined; readonly from?: number | undefined };
}

/** Rules that wait for turns which are all over when they begin to. */
export function idleTurns(rules: readonly object[], fault: FaultMaker, rule?: string): readonly Refusal[] {
  return (rules as readonly Waiting[]).flatMap(({ when: { turns, from } }, i) => {
    if (turns === undefined || from === undefined || turns.some((turn) => turn >= from)) return [];
    const said = say('scenario.turns-before', { from });
    return [fault('never-holds', `/rules/${i}/when/from`, said, rule)];
  });
}

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
