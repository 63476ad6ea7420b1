import type { Refusal, Said } from '@vedette/engine';

/** A hint; the catalogue has no guidelines for makers of scenarios, so it names the rule that will be felt. */
export function advise(
  code: 'no-room' | 'no-winner' | 'out-of-reach',
  rule: string,
  path: string,
  said: Said,
): Refusal {
  return { code: `advice.${code}`, rule, path, ...said };
}
