import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

interface Joining {
  readonly op: string;
  readonly guest?: string | undefined;
  readonly side?: unknown;
}

/** A guest who joins a side that he is on already. `always`: operations that are done whatever happens. */
export function joinedTwice(
  always: readonly Part<Joining>[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const joins = always.filter(({ value }) => value.op === 'join');
  return joins.flatMap(({ path, value: { guest = '', side } }, i) => {
    const before = joins
      .slice(0, i)
      .some(({ value }) => value.guest === guest && JSON.stringify(value.side) === JSON.stringify(side));
    if (!before) return [];
    return [fault('does-nothing', path, say('scenario.joined-twice', { guest, side: String(side) }), rule)];
  });
}
