import {
  lastNumber,
  listedIn,
  type Paragraph,
  type TextRead,
  unlikeLine,
  writtenUnit,
} from '@vedette/engine';
import { PROFILES, type Profile } from '../../data/profiles/profiles.ts';
import { BAN_TYPES, TRANSFORMATION_PACKAGES } from '../../data/rule-text.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { EXTRAS, membersOf } from '../members.ts';
import type { PartyDocument, PartyEntry } from '../party.ts';
import { ANY_TERMS } from '../terms.ts';
import { entryId, having, listing, withEntries } from './draft.ts';
import { bestMaster } from './new-entry.ts';
import { asText } from './sheet.ts';
import { ruleTitle } from './titles.ts';

/** A party out of its words alone. Profiles of its owner's own, and who follows whom, are not among them. */
export function readText(words: MusterText, text: string): TextRead<PartyDocument> | null {
  const written = writtenUnit(text, words.game);
  if (written === null) return null;
  const { name, line, parts, paragraphs } = written;
  const [sideWord = '', spent = ''] = parts;
  const side = (['good', 'evil'] as const).find((id) => words.sides[id] === sideWord);
  const limit = lastNumber(spent);
  if (side === undefined || limit === null) return { unread: line };
  let party: PartyDocument = {
    format: 'vedette-party',
    version: 1,
    ruleset: 'fear-and-faith',
    name,
    side,
    limit,
    entries: [],
  };
  for (const paragraph of paragraphs) {
    const entry = entryIn(words, party, paragraph);
    if (typeof entry === 'string') return { unread: entry };
    party = withEntries(party, [...party.entries, entry]);
  }
  if (paragraphs.length === 0) return { unread: line };
  const led = withMasters(party);
  return { unit: led, unlike: unlikeLine(written, asText(words, led)) };
}

/** Somebody of the party, or the line that nothing can be made of. */
function entryIn(
  words: MusterText,
  party: PartyDocument,
  [first = '', second = '']: Paragraph,
): PartyEntry | string {
  const [who = '', price = ''] = first.split(' · ');
  const titled = (one: Profile) => `, ${words.titled(one.title)}`;
  // Names and titles have commas of their own: the longest title that fits is the one.
  const [profile] = PROFILES.filter(
    (one) => who.endsWith(titled(one)) && (one.side === 'neutral' || one.side === party.side),
  ).sort((a, b) => b.title.length - a.title.length);
  if (profile === undefined) return first;
  const name = who.slice(0, -titled(profile).length);
  const rules = listedIn(second.split('; ')[1] ?? '');
  const many = /^(\d+) × /.exec(price)?.[1];
  const plain: PartyEntry = { id: entryId(party), profile: profile.id, name };
  const counted = having(plain, 'count', many === undefined ? undefined : Number(many));
  return fitted(words, party, chosen(words, counted, profile, rules), rules) ?? second;
}

/** FF-PARTY-13, FF-PARTY-20: the Bans that were named, and what it has beyond its profile. */
function chosen(
  words: MusterText,
  entry: PartyEntry,
  profile: Profile,
  rules: readonly string[],
): PartyEntry {
  const open = profile.rules.filter((text) => text === 'ban').length;
  const own = new Set(profile.rules.map((text) => ruleTitle(words, text)));
  const bans = BAN_TYPES.filter((type) => {
    const title = ruleTitle(words, `ban:${type}`);
    return rules.includes(title) && !own.has(title);
  });
  const extra = EXTRAS.filter((id) => id !== 'ban' && !own.has(ruleTitle(words, id))).filter((id) =>
    rules.includes(ruleTitle(words, id)),
  );
  const more = bans.slice(open).map((type) => `ban:${type}`);
  return listing(listing(entry, 'ban', bans.slice(0, open)), 'extra', [...extra, ...more]);
}

/** FF-SPEC-61: as it is, or by the package that makes it what was written; null: nothing does. */
function fitted(
  words: MusterText,
  party: PartyDocument,
  entry: PartyEntry,
  rules: readonly string[],
): PartyEntry | null {
  const ways = [undefined, ...TRANSFORMATION_PACKAGES].map((one) => having(entry, 'package', one));
  const wanted = rules.filter((rule) => rule !== '').toSorted();
  const fits = ways.find((way) => {
    const [member] = membersOf(withEntries(party, [way]), ANY_TERMS);
    const has = member === undefined ? [] : [...member.profile.rules, ...member.extras];
    return (
      has
        .map((text) => ruleTitle(words, text))
        .toSorted()
        .join() === wanted.join()
    );
  });
  return fits ?? null;
}

/** FF-PARTY-08: who follows whom is not written; the dearest who may leads. */
function withMasters(party: PartyDocument): PartyDocument {
  const members = membersOf(party, ANY_TERMS);
  return withEntries(
    party,
    party.entries.map((entry) => {
      const minion = members.find((member) => member.entry.id === entry.id);
      return having(entry, 'master', minion === undefined ? undefined : bestMaster(minion, members));
    }),
  );
}
