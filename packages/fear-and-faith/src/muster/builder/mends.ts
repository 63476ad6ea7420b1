import type { Change, Deed, Refusal } from '@vedette/engine';
import { advance } from '../../data/advances.ts';
import { GROUPS } from '../../data/groups.ts';
import { BAN_TYPES, isRuleText, ruleOf } from '../../data/rule-text.ts';
import type { ChosenTag } from '../../data/tags.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { weaponsOf, woodenOf } from '../arms.ts';
import type { PartyCode } from '../codes.ts';
import { type Member, membersOf } from '../members.ts';
import type { OwnProfile, PartyDocument, PartyEntry } from '../party.ts';
import { memberCalled } from '../problems/masters.ts';
import { ANY_TERMS } from '../terms.ts';
import { bestMaster } from './new-entry.ts';
import { ruleTitle } from './titles.ts';

/** What a problem is about, looked up once. */
interface Case {
  readonly words: MusterText;
  readonly path: string;
  readonly party: PartyDocument;
  readonly members: readonly Member[];
  readonly entry: PartyEntry | undefined;
  readonly member: Member | undefined;
  readonly own: OwnProfile | undefined;
}

type Mend = (about: Case) => Deed | null;

const set = (title: string, at: string, to: Extract<Change, { do: 'set' }>['to']): Deed => ({
  title,
  change: { do: 'set', at, to },
});

const fewer = (title: string, at: string, offer: string): Deed => ({
  title,
  change: { do: 'count', at, offer, by: -1 },
});

/** The part of a pointer that names an entry: "/entries/3". */
const placeOf = (path: string) => path.split('/').slice(0, 3).join('/');

const leave: Mend = ({ words, path, entry }) =>
  entry === undefined
    ? null
    : { title: words.mends.remove(entry.name), change: { do: 'remove', at: placeOf(path) } };

const clear: Mend = ({ words, path }) => set(words.mends.clear, path, '');

const follow: Mend = ({ words, path, member, members }) => {
  const best = member === undefined ? undefined : bestMaster(member, members);
  const master = best === undefined ? null : memberCalled(members, best);
  return master === null ? null : set(words.mends.master(master.entry.name), path, best!);
};

/** A type that he does not ban yet, at the first place that is open or at the last. */
const ban: Mend = ({ words, path, member }) => {
  if (member === undefined) return null;
  const { profile, entry } = member;
  const free = BAN_TYPES.find((type) => !profile.rules.includes(`ban:${type}`));
  const open = profile.rules.includes('ban');
  const place = open ? (entry.ban ?? []).length : (entry.ban ?? []).length - 1;
  return free === undefined ? null : set(words.mends.ban(free), `${path}/${place}`, free);
};

/** Takes the last of those things off a list. */
const unlist =
  (list: 'extra' | 'wooden', isSuch: (id: string, i: number, about: Case) => boolean): Mend =>
  (about) => {
    const { words, path, entry } = about;
    const such = (entry?.[list] ?? []).filter((id, i) => isSuch(id, i, about));
    const offer = such.at(-1);
    return offer === undefined ? null : fewer(words.mends.without(titleOf(words, offer)), path, offer);
  };

function titleOf(words: MusterText, text: string): string {
  return isRuleText(text) ? ruleTitle(words, text) : text;
}

/** Takes the last of those rules off a profile. */
const unrule =
  (isSuch: (text: string, i: number, rules: readonly string[]) => boolean): Mend =>
  ({ words, path, own }) => {
    const such = (own?.rules ?? []).filter(isSuch);
    const offer = such.at(-1);
    return offer === undefined ? null : fewer(words.mends.without(titleOf(words, offer)), path, offer);
  };

/** FF-PARTY-22: the tag that the sentence is about is the first that its rules forbid. */
const untag =
  (tags: readonly ChosenTag[]): Mend =>
  ({ words, path, own }) => {
    const tag = tags.find((id) => own?.tags.includes(id));
    return tag === undefined ? null : fewer(words.mends.without(words.tags[tag]), path, tag);
  };

const unadvance: Mend = ({ words, path, party }) => {
  const [, , number] = path.split('/');
  const bought = (party.advances ?? [])[Number(number)];
  if (bought === undefined) return null;
  const change: Change = { do: 'remove', at: placeOf(path) };
  return { title: words.mends.strike(words.titled(advance(bought.advance).title)), change };
};

function canBeWooden(id: string, member: Member | undefined): boolean {
  if (member === undefined) return false;
  const rules = [...member.profile.rules, ...member.extras];
  return woodenOf(weaponsOf(rules, member.profile.tags), rules).some((fit) => fit === id);
}

const isTwice = (text: string, i: number, rules: readonly string[]) => rules.indexOf(text) < i;
const ofRule =
  (...ids: readonly string[]) =>
  (text: string) =>
    isRuleText(text) && ids.includes(ruleOf(text));

/** What one click would put right; the rest is for the party's owner to weigh. */
const MENDS: Readonly<Partial<Record<PartyCode, Mend>>> = {
  'party.advance-model': unadvance,
  'party.advance-model-needless': unadvance,
  'party.advance-side': unadvance,
  'party.advance-times': unadvance,
  'party.advance-zombies': unadvance,
  'party.ban-missing': ban,
  'party.ban-needless': ({ words, path, entry }) =>
    set(words.mends.clear, `${path}/${(entry?.ban ?? []).length - 1}`, ''),
  'party.ban-twice': ban,
  'party.entry-twice': ({ words, path }) => set(words.mends.rename, path, ''),
  'party.extra-has': unlist('extra', (text, i, { entry, member }) => {
    const first = (entry?.extra ?? []).indexOf(text) === i;
    return !first || (member?.profile.rules ?? []).some((has) => has === text);
  }),
  'party.extra-not-human': unlist('extra', () => true),
  'party.extra-unknown': unlist('extra', (text) => !isRuleText(text) || ruleOf(text) === text),
  'party.familiars': leave,
  'party.hand-empty': ({ words, path }) => set(words.mends.usual, path, ''),
  'party.hand-full': ({ words, path }) => set(words.mends.usual, path, ''),
  'party.haunt-needless': clear,
  'party.kept-unknown': ({ words, path }) => set(words.mends.clear, path.replace(/\/kept$/, ''), ''),
  'party.master-cheap': follow,
  'party.master-minion': follow,
  'party.master-missing': follow,
  'party.master-needless': ({ words, path }) => set(words.mends.noMaster, path, ''),
  'party.master-no-witch': follow,
  'party.master-unknown': follow,
  'party.own-id-taken': ({ words, path }) => set(words.mends.rename, path, ''),
  'party.own-magic-weapon': unrule(ofRule('magic-weapon')),
  'party.own-rule-twice': unrule(isTwice),
  'party.own-rule-unknown': unrule((text) => !isRuleText(text)),
  'party.own-tags': untag(['civilian', 'authority', 'monster', 'living']),
  'party.own-unused': ({ words, path, own }) =>
    own === undefined
      ? null
      : { title: words.mends.strike(own.name), change: { do: 'remove', at: placeOf(path) } },
  'party.package-needless': clear,
  'party.pool-needless': ({ words }) => set(words.mends.noPool, '/pool', 0),
  'party.profile-unknown': leave,
  'party.side': leave,
  'party.swarm-alone': ({ words, path }) => set(words.mends.two, `${path}/count`, GROUPS.swarm.min),
  'party.unique': (about) =>
    (about.entry?.count ?? 1) > 1 ? set(about.words.mends.one, `${about.path}/count`, 1) : leave(about),
  'party.wooden': unlist('wooden', (id, _, { member }) => !canBeWooden(id, member)),
};

export function mendFor(words: MusterText, { code, path = '' }: Refusal, party: PartyDocument): Deed | null {
  const mend = Object.hasOwn(MENDS, code) ? MENDS[code as PartyCode] : undefined;
  if (mend === undefined) return null;
  const [, list, number] = path.split('/');
  const members = membersOf(party, ANY_TERMS);
  return mend({
    words,
    path,
    party,
    members,
    entry: list === 'entries' ? party.entries[Number(number)] : undefined,
    member: members.find(({ at }) => at === placeOf(path)),
    own: list === 'own' ? (party.own ?? [])[Number(number)] : undefined,
  });
}
