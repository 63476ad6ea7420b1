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

/** The pile with what was just told under it; of several that say the same one is enough. */
export function laidOn(pile: readonly LaidSlip[], told: readonly Dispatch[]): readonly LaidSlip[] {
  const next = [...pile];
  for (const { number, rule, telling } of told)
    for (const [i, cue] of (telling.cues ?? []).entries()) {
      if (cue.kind !== 'slip') continue;
      const { title, text } = cue.slip;
      if (next.some(({ slip }) => slip.title === title && slip.text === text)) continue;
      next.push({ key: `${number}/${i}`, slip: cue.slip, rule });
    }
  return next.length === pile.length ? pile : next.slice(0, MOST);
}
