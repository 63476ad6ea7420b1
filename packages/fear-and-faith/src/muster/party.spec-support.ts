import { sentenceOf } from '@vedette/engine';
import { expect } from 'vitest';
import { refusals } from '../words/en/refusals.ts';
import type { OwnProfile, PartyDocument, PartyEntry } from './party.ts';
import { partyProblems } from './party-problems.ts';
import { ANY_TERMS, type PartyOptions, type PartyTerms } from './terms.ts';

/** "zombie-survivor-leader", or "walking-dead*3"; what else is chosen stands beside it. */
type Told = string | [profile: string, chosen: Partial<PartyEntry>];

/** A party with one entry for each, named and numbered after its place: `a`, `b`, `c`. */
export function party(
  side: 'good' | 'evil',
  told: readonly Told[],
  rest: Partial<PartyDocument> = {},
): PartyDocument {
  const entries = told.map((one, i): PartyEntry => {
    const [text, chosen] = typeof one === 'string' ? [one, {}] : one;
    const [profile = '', times] = text.split('*');
    const id = i < 26 ? String.fromCharCode(97 + i) : `a${i}`;
    return {
      id,
      profile,
      name: id.toUpperCase(),
      ...(times === undefined ? {} : { count: Number(times) }),
      ...chosen,
    };
  });
  return {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    name: 'Some party',
    side,
    limit: 300,
    entries,
    ...rest,
  };
}

export function own(id: string, rules: readonly string[], rest: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id,
    name: `The ${id}`,
    side: 'neutral',
    quality: 4,
    combat: 2,
    rules: [...rules],
    tags: [],
    ...rest,
  };
}

/** Codes and places of everything that is wrong with it; each can be told. */
export function wrong(document: PartyDocument, terms: Partial<PartyTerms> = {}): readonly string[] {
  return partyProblems(document, { ...ANY_TERMS, ...terms }).map((problem) => {
    expect(sentenceOf(refusals, problem)).not.toBe('');
    expect(problem.params).not.toBeNull();
    return `${problem.code} ${problem.path}`;
  });
}

/** The sentence of the first thing that is. */
export function said(document: PartyDocument, terms: Partial<PartyTerms> = {}): string | undefined {
  const [first] = partyProblems(document, { ...ANY_TERMS, ...terms });
  return first === undefined ? undefined : sentenceOf(refusals, first);
}

/** As nobody has changed them. */
export const OPTIONS: PartyOptions = {
  'carbine-is-rifle': false,
  'custom-profiles': 'ask',
  'extra-ban-types': false,
  'point-limit': 300,
  'printed-points': true,
  'printed-rules': false,
  're-equip': 'ask',
};
