import type { Json } from '@vedette/engine';
import { refusal } from '../refusal.ts';
import type { RefusalCode } from '../words/en/refusals.ts';

export type Answer = { readonly [key: string]: Json };

/** Odds as they are told: ways as whole numbers over their `of`. */
export function possible(kind: string, odds: object): Answer {
  return { possible: true, kind, ...plainly(odds) };
}

/** Nothing but what JSON has: what is undefined is left out. */
export function plainly(odds: object): Answer {
  return JSON.parse(JSON.stringify(odds)) as Answer;
}

/** Why there are no odds. Its sentence is made where it is told. */
export function impossible(
  code: RefusalCode,
  rule: string,
  params: Readonly<Record<string, string | number>> = {},
): Answer {
  return { possible: false, why: { ...refusal(code, rule, params) } as unknown as Json };
}
