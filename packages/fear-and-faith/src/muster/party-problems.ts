import type { Refusal } from '@vedette/engine';
import { bringsOwn, type Member, membersOf, profileIn } from './members.ts';
import type { PartyDocument } from './party.ts';
import { advanceProblems } from './problems/advances.ts';
import { choiceProblems, hasExtras } from './problems/choices.ts';
import { limitProblems } from './problems/limits.ts';
import { masterProblems } from './problems/masters.ts';
import { ownProblems } from './problems/own-profiles.ts';
import { refuse } from './refuse.ts';
import { ANY_TERMS, type PartyOptions, type PartyTerms, termsOf } from './terms.ts';

/** Everything that keeps a party from being played on these terms (FF-PARTY-04 to -20). */
export function partyProblems(party: PartyDocument, terms: PartyTerms): readonly Refusal[] {
  const members = membersOf(party, terms);
  const found = [
    ...entryProblems(party, members, terms),
    ...limitProblems(party, members, terms.limit ?? party.limit),
    ...masterProblems(members),
    ...members.flatMap((member) =>
      choiceProblems(member, profileIn(party, member.entry.profile, terms)?.rules ?? [], terms),
    ),
    ...ownProblems(party),
    ...forbiddenProblems(party, terms),
    ...advanceProblems(party, members),
  ];
  return party.campaign !== undefined ? found.filter(({ code }) => !OUTGROWN.includes(code)) : found;
}

/** FF-CAMP-04, FF-CAMP-06: parties grow beyond their limit, and nobody is to blame for whom he lost. */
const OUTGROWN: readonly string[] = ['party.over-limit', 'party.animals', 'party.swarm-alone'];

function entryProblems(
  party: PartyDocument,
  members: readonly Member[],
  terms: PartyTerms,
): readonly Refusal[] {
  const ids = party.entries.map(({ id }) => id);
  const found = party.entries.flatMap(({ id, profile }, i) => [
    ...(ids.indexOf(id) < i ? [refuse('party.entry-twice', 'FF-PARTY-06', { id }, `/entries/${i}/id`)] : []),
    ...(profileIn(party, profile, terms) === null
      ? [refuse('party.profile-unknown', 'FF-PARTY-06', { id: profile }, `/entries/${i}/profile`)]
      : []),
  ]);
  const strangers = members.filter(({ profile: { side } }) => side !== 'neutral' && side !== party.side);
  return [
    ...found,
    ...strangers.map(({ entry, at, profile: { title, side } }) =>
      refuse('party.side', 'FF-PARTY-06', { who: entry.name, title, side, party: party.side }, at),
    ),
  ];
}

/** FF-PARTY-15 */
function forbiddenProblems(party: PartyDocument, terms: PartyTerms): readonly Refusal[] {
  if (terms.ownProfiles !== 'forbidden') return [];
  return (party.own ?? []).flatMap((own, i) =>
    bringsOwn(party, own)
      ? [refuse('party.own-forbidden', 'FF-PARTY-15', { title: own.name }, `/own/${i}`)]
      : [],
  );
}

/** What no match would make legal, whatever is agreed on (FF-OPT-32 changes who needs a Master). */
export function problemsInAnyMatch(party: PartyDocument): readonly Refusal[] {
  const name = ({ code, path }: Refusal) => `${code} ${path}`;
  const asPrinted = new Set(partyProblems(party, { ...ANY_TERMS, printedRules: true }).map(name));
  return partyProblems(party, ANY_TERMS).filter((problem) => asPrinted.has(name(problem)));
}

/** What these options do not allow; a scenario with a limit of its own asks `partyProblems`. */
export function problemsUnder(party: PartyDocument, options: PartyOptions): readonly Refusal[] {
  return partyProblems(party, termsOf(options));
}

/** FF-PARTY-15, FF-PARTY-20: what the opponent is to be asked for before this party plays. */
export function consentNeeded(
  party: PartyDocument,
  terms: PartyTerms,
): readonly ('custom-profiles' | 're-equip')[] {
  const members = membersOf(party, terms);
  const brings = (party.own ?? []).some((own) => bringsOwn(party, own));
  return [
    ...(terms.ownProfiles === 'ask' && brings ? (['custom-profiles'] as const) : []),
    ...(terms.extras === 'ask' && members.some((member) => hasExtras(member, terms))
      ? (['re-equip'] as const)
      : []),
  ];
}
