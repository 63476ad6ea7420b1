import type { Refusal, Said } from '@vedette/engine';

/** A hint by one of the steps of making scenarios. */
export function advise(step: number, path: string, said: Said): Refusal {
  const rule = `SB-SCNMAKE-${String(step).padStart(2, '0')}`;
  return { code: `advice.${rule.toLowerCase()}`, rule, path, ...said };
}
