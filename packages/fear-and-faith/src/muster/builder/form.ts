import type { Entry, Field, RollSection, Section } from '@vedette/engine';
import { advance } from '../../data/advances.ts';
import { POOL_WORTH } from '../../data/magic.ts';
import { hasRule } from '../../data/rule-text.ts';
import { AGES } from '../../data/weapons/ranged.ts';
import { libraryId } from '../../library/ids.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { type Member, membersOf, profileIn } from '../members.ts';
import { LONGEST_NAME, MOST_WRITTEN, type PartyDocument, type PartyEntry } from '../party.ts';
import { ANY_TERMS } from '../terms.ts';
import { badgeOf, statsOf } from './badges.ts';
import { choiceBlocks } from './choices.ts';
import { ownEntry } from './own-entry.ts';
import { recruitSection } from './recruits.ts';
import { ruleTitle } from './titles.ts';

/** FF-PARTY-04: totals that are usual. */
export const USUAL_LIMITS = [200, 300, 400, 600] as const;

/** The whole party, part by part. */
export function formOf(words: MusterText, party: PartyDocument): readonly Section[] {
  const members = membersOf(party, ANY_TERMS);
  const own = party.own ?? [];
  const profiles: RollSection = {
    kind: 'roll',
    id: 'own',
    title: words.own.title,
    at: '/own',
    entries: own.map((one, i) => ownEntry(words, party, one, `/own/${i}`)),
    empty: words.own.none,
  };
  return [
    { kind: 'entry', id: 'party', title: words.party, entry: partyEntry(words, party, members) },
    {
      kind: 'roll',
      id: 'models',
      title: words.members,
      at: '/entries',
      entries: party.entries.map((entry, i) => memberEntry(words, party, entry, i, members)),
      empty: words.noMembers,
    },
    ...(own.length === 0 ? [] : [profiles]),
    recruitSection(words, party, members),
  ];
}

function partyEntry(words: MusterText, party: PartyDocument, members: readonly Member[]): Entry {
  const { name, side, limit, age, pool = 0, advances = [] } = party;
  const summons = members.some(({ profile }) => hasRule(profile.rules, 'demonologist'));
  const sides = (['good', 'evil'] as const).map((id) => ({ id, title: words.sides[id] }));
  const ages = AGES.map((id) => ({ id, title: words.ages[id] }));
  const number = (at: string, label: string, value: number, min: number): Field => ({
    kind: 'number',
    at,
    label,
    value,
    min,
    max: MOST_WRITTEN.limit,
  });
  const bought = advances.map(({ advance: id, times = 1 }) => ({
    title: words.titled(advance(id).title),
    words: words.times(times),
  }));
  return {
    at: '',
    title: words.party,
    called: name,
    fields: [
      nameField(words, name, '', words.page.unnamed),
      { kind: 'one', at: '/side', label: words.side, value: side, offers: sides, shown: 'list' },
      { ...(number('/limit', words.limit, limit, 1) as Field & { kind: 'number' }), usual: USUAL_LIMITS },
      {
        kind: 'one',
        at: '/age',
        label: words.age,
        value: age ?? '',
        offers: ages,
        shown: 'list',
        none: words.anyAge,
      },
      ...(summons || pool > 0 ? [number('/pool', words.pool, pool, 0)] : []),
    ],
    stats: [],
    terms: [],
    blocks: bought.length === 0 ? [] : [{ at: '/advances', title: words.advances, rows: [], lines: bought }],
    notes: pool > 0 ? [words.poolNote(pool * POOL_WORTH)] : [],
  };
}

function nameField(words: MusterText, name: string, at: string, whose = name): Field {
  return {
    kind: 'text',
    at: `${at}/name`,
    label: words.name,
    value: name,
    most: LONGEST_NAME,
    suggest: words.anotherName(whose === '' ? words.somebody : whose),
  };
}

function memberEntry(
  words: MusterText,
  party: PartyDocument,
  entry: PartyEntry,
  index: number,
  members: readonly Member[],
): Entry {
  const at = `/entries/${index}`;
  const { name, count = 1 } = entry;
  const member = members.find((one) => one.at === at);
  const many: Field = {
    kind: 'number',
    at: `${at}/count`,
    label: words.count,
    value: count,
    min: 1,
    max: MOST_WRITTEN.inEntry,
  };
  const head = { at, called: name, fields: [nameField(words, name, at), many] };
  if (member === undefined)
    return { ...head, title: entry.profile, stats: [], terms: [], blocks: [], notes: [] };
  const { profile, extras, points } = member;
  const open = profileIn(party, entry.profile, ANY_TERMS)?.rules ?? [];
  return {
    ...head,
    title: words.titled(profile.title),
    badge: badgeOf(profile, party.side),
    ...(profile.personality ? { aside: words.personality } : {}),
    cost: words.each(points, count),
    stats: statsOf(words, { ...profile, points }),
    terms: [...profile.rules, ...extras].map((text) => ({
      title: ruleTitle(words, text),
      shelf: 'attributes',
      id: libraryId(text),
    })),
    blocks: choiceBlocks(words, member, open, members),
    notes: recordNotes(words, entry),
  };
}

/** FF-PARTY-18 */
function recordNotes(words: MusterText, { record = {} }: PartyEntry): readonly string[] {
  return [
    ...((record.insanity ?? []).length > 0 ? [words.record.insanity] : []),
    ...(record.infection === undefined ? [] : [words.record.infection]),
  ];
}
