import type { Refusal } from '@vedette/engine';
import { partyRefusals } from '../words/en/party-refusals.ts';
import type { PartyCode, PartyCodes } from './codes.ts';

/** A problem by its code, with what its sentence is made of. */
export function refuse<Code extends PartyCode>(
  code: Code,
  rule: string,
  params: PartyCodes[Code],
  path: string,
): Refusal {
  const sentence: string | ((params: PartyCodes[Code]) => string) = partyRefusals[code];
  return { code, rule, path, message: typeof sentence === 'string' ? sentence : sentence(params) };
}
