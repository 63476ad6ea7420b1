import { checkDocument, type Finding, type Refusal, sentenceOf } from '@vedette/engine';
import type { MusterText } from '../../words/en/muster.ts';
import { membersOf } from '../members.ts';
import { parties } from '../parties.ts';
import type { PartyDocument } from '../party.ts';
import { hasExtras } from '../problems/choices.ts';
import { ANY_TERMS } from '../terms.ts';
import { editParty } from './edit.ts';
import { mendFor } from './mends.ts';

const NAMES = 'FF-PARTY-18';

/** Everything that the rules find, each with what would mend it where one click can. */
export function findingsOf(words: MusterText, party: PartyDocument): readonly Finding[] {
  const told = (kind: Finding['kind']) => (refusal: Refusal, i: number) =>
    i < MOST_MENDED ? found(words, party, kind, refusal) : plain(words, kind, refusal);
  return [
    ...nameless(words, party),
    ...problemsOf(words, party).map(told('problem')),
    ...consents(words, party),
    ...(parties.advice?.(party) ?? []).map(told('advice')),
  ].slice(0, MOST_TOLD);
}

/** Somebody's file may be wrong in a thousand places: enough is said for an evening, and mended from the top. */
const MOST_TOLD = 100;
const MOST_MENDED = 12;

function plain(words: MusterText, kind: Finding['kind'], refusal: Refusal): Finding {
  const { rule, path } = refusal;
  return { kind, message: sentenceOf(words.refusals, refusal), rule: rule ?? null, path: path ?? '' };
}

function problemsOf(words: MusterText, party: PartyDocument): readonly Refusal[] {
  const checked = checkDocument(parties, withNames(words, party));
  return checked.ok ? [] : checked.refusals;
}

function found(words: MusterText, party: PartyDocument, kind: Finding['kind'], refusal: Refusal): Finding {
  const finding = plain(words, kind, refusal);
  const mend = mendFor(words, refusal, party);
  if (mend === null) return finding;
  // Two who share a name may share a fault, too: sending one home would leave the other's sentence standing.
  const mended = editParty(party, { ...mend.change, seed: 'mend' });
  const still = [...problemsOf(words, mended), ...(parties.advice?.(mended) ?? [])].some(
    (other) => other.path === refusal.path && sentenceOf(words.refusals, other) === finding.message,
  );
  return still ? finding : { ...finding, mend };
}

/** FF-OPT-04, FF-OPT-33: what only an option of the match, or the opponent, allows. */
function consents(words: MusterText, party: PartyDocument): readonly Finding[] {
  const members = membersOf(party, ANY_TERMS);
  const own = (party.own ?? []).flatMap(({ id, name }, i): readonly Finding[] => {
    const isUsed = members.some(({ entry }) => entry.profile === id);
    const message = words.own.consent(name);
    return isUsed ? [{ kind: 'option', message, rule: 'FF-PARTY-15', path: `/own/${i}` }] : [];
  });
  const extras = members
    .filter((member) => hasExtras(member, ANY_TERMS))
    .map(({ entry, at }): Finding => {
      const message = words.extraConsent(entry.name);
      return { kind: 'option', message, rule: 'FF-PARTY-20', path: `${at}/extra` };
    });
  return [...own, ...extras];
}

function nameless(words: MusterText, { name, entries, own = [] }: PartyDocument): readonly Finding[] {
  return [
    { name, path: '/name' },
    ...entries.map((entry, i) => ({ name: entry.name, path: `/entries/${i}/name` })),
    ...own.map((mine, i) => ({ name: mine.name, path: `/own/${i}/name` })),
  ].flatMap((entry) =>
    entry.name.trim() === ''
      ? [{ kind: 'problem' as const, message: words.nameless, rule: NAMES, path: entry.path }]
      : [],
  );
}

/** A name still being typed must not hide everything else that the rules have to say. */
function withNames(words: MusterText, party: PartyDocument): PartyDocument {
  const call = <T extends { name: string }>(entry: T): T =>
    entry.name.trim() === '' ? { ...entry, name: words.somebody } : entry;
  const named = { ...call(party), entries: party.entries.map(call) };
  return party.own === undefined ? named : { ...named, own: party.own.map(call) };
}
