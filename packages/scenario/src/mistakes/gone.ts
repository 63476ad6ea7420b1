import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

type Written = Readonly<Record<string, unknown>>;

/** Blasts of what the list has taken away before: nothing is left to measure from. */
export function blastsOfNothing(
  lists: readonly Part<readonly object[]>[],
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return lists.flatMap(({ path, value }) => {
    const gone = new Set<unknown>();
    return (value as readonly Written[]).flatMap(({ op, terrain, leaves, of }, i) => {
      if (op === 'wreck' && leaves === undefined) gone.add(terrain);
      const piece = op === 'blast' ? (of as Written)['terrain'] : undefined;
      if (typeof piece !== 'string' || !gone.has(piece)) return [];
      return [fault('does-nothing', `${path}/${i}/of`, say('scenario.blast-of-nothing', { piece }), rule)];
    });
  });
}
