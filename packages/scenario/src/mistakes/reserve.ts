import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';

/** An operation about those who wait beside the table. */
export interface Waiting {
  readonly path: string;
  /** As it is written. */
  readonly side: string;
  /** Everybody whom that word may mean. */
  readonly means: readonly string[];
}

/** Who is held back and never arrives, and who should arrive though nobody was held back. */
export function idleReserves(
  { held, arriving }: { readonly held: readonly Waiting[]; readonly arriving: readonly Waiting[] },
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  const alone = (one: Waiting, others: readonly Waiting[]) =>
    !others.some(({ means }) => means.some((name) => one.means.includes(name)));
  return [
    ...held.flatMap((one) =>
      alone(one, arriving)
        ? [fault('never-comes', one.path, say('scenario.never-arrives', { side: one.side }), rule)]
        : [],
    ),
    ...arriving.flatMap((one) =>
      alone(one, held)
        ? [fault('nobody-here', one.path, say('scenario.nobody-held-back', { side: one.side }), rule)]
        : [],
    ),
  ];
}
