import type { Refusal } from '@vedette/engine';
import { REFUSALS, type RefusalCode } from './words/en/refusals.ts';

/** Why something is not allowed: a code, the rule, and the numbers that belong to it; words come from `words/`. */
export function refusal(
  code: RefusalCode,
  rule: string,
  params: Readonly<Record<string, string | number>> = {},
  path?: string,
): Refusal {
  const message = REFUSALS[code].replace(/\{(\w+)\}/g, (_, name: string) => said(params[name]));
  return path === undefined ? { code, rule, message } : { code, rule, message, path };
}

function said(value: string | number | undefined): string {
  return typeof value === 'number' ? `${Math.round(value * 10) / 10}` : (value ?? '');
}
