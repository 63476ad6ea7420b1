import type { Refusal } from '@vedette/engine';
import type { RefusalCode } from './words/en/refusals.ts';

/** Why something is not allowed: a code, the rule, and the numbers and names that belong to it; words are in `words/`. */
export function refusal(
  code: RefusalCode,
  rule: string,
  params: Readonly<Record<string, string | number>> = NONE,
  path?: string,
): Refusal {
  return path === undefined ? { code, rule, params } : { code, rule, params, path };
}

const NONE = {};
