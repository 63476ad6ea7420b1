import type { Params, Refusal } from '@vedette/engine';
import type { PartyCode, PartyCodes } from './codes.ts';

/** A problem by its code, with what its sentence is made of. */
export function refuse<Code extends PartyCode>(
  code: Code,
  rule: string,
  params: PartyCodes[Code],
  path: string,
): Refusal {
  return { code, rule, path, params: params as unknown as Params };
}
