import type { DocumentSpec, Options } from '@vedette/engine';
import { hopelessAgainst } from './hopeless.ts';
import { type PartyDocument, partySchema } from './party.ts';
import { problemsInAnyMatch, problemsUnder } from './party-problems.ts';
import { ownAdvice } from './problems/own-profiles.ts';
import { pairFor, ready } from './ready.ts';
import { ANY_TERMS, type PartyOptions } from './terms.ts';

/** Parties for the engine, which checks them before it knows what match they are for. */
export const parties: DocumentSpec<PartyDocument> & {
  readonly ready: readonly PartyDocument[];
  problemsUnder(party: PartyDocument, options: Options): ReturnType<typeof problemsUnder>;
  usualIn(scenario: { readonly id: string }): readonly number[];
  hopeless(party: PartyDocument, other: PartyDocument): boolean;
} = {
  schema: partySchema,
  problems: problemsInAnyMatch,
  // The engine fills in every option of the table before it asks.
  problemsUnder: (party, options) => problemsUnder(party, options as unknown as PartyOptions),
  advice: ownAdvice,
  ready,
  usualIn: ({ id }) => pairFor(id),
  hopeless: (party, other) => isHelpless(party, other) || isHelpless(other, party),
};

/** FF-PARTY-21: in a game that may be at night. */
function isHelpless(party: PartyDocument, enemy: PartyDocument): boolean {
  return hopelessAgainst(party, enemy, ANY_TERMS, 'night').length > 0;
}
