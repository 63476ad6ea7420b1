import type { Slip } from '@vedette/engine';
import type { Dispatch } from '../../referee/messages.ts';

/** A slip of paper on the table, and the rule that put it there. */
export interface LaidSlip {
  readonly key: string;
  readonly slip: Slip;
  readonly rule: string;
}

/** More than these at once nobody reads; the log has them all. */
const MOST = 6;

/** What a reader finds on one. */
const readOn = ({ title, source, text, stats }: Slip) => JSON.stringify([title, source, text, stats]);

/** Whether two are the same to a reader. */
const same = (a: Slip, b: Slip) => readOn(a) === readOn(b);

/** What was laid on the table and is about somebody says nothing new the second time. */
function isKnown(slip: Slip, before: readonly Dispatch[]): boolean {
  return (
    slip.figure !== undefined &&
    before.some(({ telling: { cues = [] } }) =>
      cues.some((cue) => cue.kind === 'slip' && cue.slip.figure === slip.figure && same(cue.slip, slip)),
    )
  );
}

/** The pile with what was just told under it; of several that say the same one is enough, and once in a game is. */
export function laidOn(
  pile: readonly LaidSlip[],
  told: readonly Dispatch[],
  before: readonly Dispatch[] = [],
): readonly LaidSlip[] {
  const next = [...pile];
  for (const { number, rule, telling } of told)
    for (const [i, cue] of (telling.cues ?? []).entries()) {
      if (cue.kind !== 'slip') continue;
      if (next.some(({ slip }) => same(slip, cue.slip)) || isKnown(cue.slip, before)) continue;
      next.push({ key: `${number}/${i}`, slip: cue.slip, rule });
    }
  return next.length === pile.length ? pile : next.slice(0, MOST);
}
