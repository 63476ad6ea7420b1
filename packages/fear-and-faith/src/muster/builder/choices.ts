import type { Field, FieldBlock, Offer } from '@vedette/engine';
import { BAN_TYPES, PRINTED_BANS, type RuleText, TRANSFORMATION_PACKAGES } from '../../data/rule-text.ts';
import { HANDS, type WeaponId } from '../../data/weapons/weapons.ts';
import type { MusterText } from '../../words/en/muster.ts';
import { handsFor, holdable, usualHand, weaponsOf, woodenOf } from '../arms.ts';
import { EXTRAS, type Member } from '../members.ts';
import { keyOf, LONGEST_NAME, type PartyEntry } from '../party.ts';
import { extraPoints } from '../points.ts';
import { isMinion, mayMaster } from '../problems/masters.ts';
import { armsWords, ruleTitle, weaponTitle } from './titles.ts';

/** Everything that FF-PARTY-20 sells. */
const EXTRA_TEXTS: readonly RuleText[] = EXTRAS.flatMap((id): readonly RuleText[] =>
  id === 'ban' ? PRINTED_BANS.map((type): RuleText => `ban:${type}`) : [id],
);

/** FF-PARTY-13, FF-PARTY-20: what is to be chosen for one entry. `open`: its profile before anything was. */
export function choiceBlocks(
  words: MusterText,
  member: Member,
  open: readonly RuleText[],
  members: readonly Member[],
): readonly FieldBlock[] {
  return [
    ...banBlocks(words, member, open),
    ...packageBlocks(words, member, open),
    ...masterBlocks(words, member, members),
    ...hauntBlocks(words, member, open),
    ...armsBlocks(words, member),
    ...extraBlocks(words, member),
  ];
}

function banBlocks(words: MusterText, { entry, at }: Member, open: readonly RuleText[]): FieldBlock[] {
  const chosen = entry.ban ?? [];
  const places = Math.max(open.filter((text) => text === 'ban').length, chosen.length);
  if (places === 0) return [];
  const offers = BAN_TYPES.map((id) => ({ id, title: words.bans[id] }));
  const row = Array.from(
    { length: places },
    (_, i): Field => ({
      kind: 'one',
      at: `${at}/ban/${i}`,
      label: words.banOf(entry.name, i),
      value: chosen[i] ?? '',
      offers,
      shown: 'list',
      none: words.chooseBan,
    }),
  );
  return [{ at: `${at}/ban`, title: words.ban, rows: [row] }];
}

function packageBlocks(words: MusterText, { entry, at }: Member, open: readonly RuleText[]): FieldBlock[] {
  if (!open.includes('transformation') && entry.package === undefined) return [];
  const offers = TRANSFORMATION_PACKAGES.map((id) => ({ id, title: words.packages[id] }));
  const field: Field = {
    kind: 'one',
    at: `${at}/package`,
    label: words.packageOf(entry.name),
    value: entry.package ?? 'none',
    offers,
    shown: 'list',
  };
  return [{ at: `${at}/package`, title: words.package, rows: [[field]] }];
}

/** Who could be its Master, every model of an entry by its number. */
function mastersFor(words: MusterText, minion: Member, members: readonly Member[]): readonly Offer[] {
  return members
    .filter((other) => other !== minion && mayMaster(minion, other))
    .flatMap(({ entry, count }) =>
      Array.from({ length: count }, (_, i) => ({
        id: keyOf(entry, i + 1),
        title: count === 1 ? entry.name : words.nthOf(entry.name, i + 1),
      })),
    );
}

function masterBlocks(words: MusterText, member: Member, members: readonly Member[]): FieldBlock[] {
  const { entry, at } = member;
  if (!isMinion(member) && entry.master === undefined) return [];
  const fit = isMinion(member) ? mastersFor(words, member, members) : [];
  const value = entry.master ?? '';
  const strange = value !== '' && !fit.some(({ id }) => id === value) ? [{ id: value, title: value }] : [];
  const field: Field = {
    kind: 'one',
    at: `${at}/master`,
    label: words.masterOf(entry.name),
    value,
    offers: [...fit, ...strange],
    shown: 'list',
    none: words.nobody,
  };
  return [{ at: `${at}/master`, title: words.master, rows: [[field]] }];
}

function hauntBlocks(words: MusterText, { entry, at }: Member, open: readonly RuleText[]): FieldBlock[] {
  if (!open.includes('haunt') && entry.haunts === undefined) return [];
  const field: Field = {
    kind: 'text',
    at: `${at}/haunts`,
    label: words.haunts,
    value: entry.haunts ?? '',
    most: LONGEST_NAME,
    placeholder: words.hauntsPlaceholder,
  };
  return [{ at: `${at}/haunts`, title: words.haunts, rows: [[field]] }];
}

/** FF-ACT-13, FF-RNG-03: what it carries, holds and loads. */
function armsBlocks(words: MusterText, { entry, at, profile, extras }: Member): FieldBlock[] {
  const rules = [...profile.rules, ...extras];
  const weapons = weaponsOf(rules, profile.tags);
  const carried: FieldBlock = {
    at: `${at}/arms`,
    title: words.carries,
    rows: [],
    lines: weapons.map((id) => ({ title: weaponTitle(words, id), words: armsWords(words, id) })),
  };
  return [
    ...(weapons.length > 1 ? [carried] : []),
    ...handBlocks(words, entry, at, weapons),
    ...woodBlocks(words, entry, at, woodenOf(weapons, rules)),
  ];
}

/** Everything that two hands can hold of it: one thing, or two. */
function grips(weapons: readonly WeaponId[]): readonly (readonly WeaponId[])[] {
  const fit = holdable(weapons);
  const pairs = fit.flatMap((one, i) => fit.slice(i + 1).map((other) => [one, other]));
  return [...fit.map((id) => [id]), ...pairs].filter((held) => handsFor(held) <= HANDS);
}

const gripId = (held: readonly string[]) => held.join('+');

function handBlocks(
  words: MusterText,
  entry: PartyEntry,
  at: string,
  weapons: readonly WeaponId[],
): FieldBlock[] {
  const titles = (held: readonly WeaponId[]) => {
    const [one, other] = held.map((id) => weaponTitle(words, id));
    if (one === undefined) return words.emptyHands;
    return other === undefined ? one : words.withBoth(one, other.toLowerCase());
  };
  const all = grips(weapons);
  if (all.length < 2 && entry.hand === undefined) return [];
  const offers = [[], ...all].map((held) => ({ id: gripId(held) || EMPTY, title: titles(held) }));
  const value = entry.hand === undefined ? '' : gripId(entry.hand) || EMPTY;
  const strange = value === '' || offers.some(({ id }) => id === value) ? [] : [{ id: value, title: value }];
  const field: Field = {
    kind: 'one',
    at: `${at}/hand`,
    label: words.handOf(entry.name),
    value,
    offers: [...offers, ...strange],
    shown: 'list',
    none: words.usualHand(titles(usualHand(weapons)).toLowerCase()),
  };
  return [{ at: `${at}/hand`, title: words.hand, rows: [[field]] }];
}

/** How the form calls bare hands; no weapon has this id. */
const EMPTY = 'nothing';

/** What a choice of the form puts into the hands; null: the usual. */
export function gripOf(choice: string): string[] | null {
  if (choice === '') return null;
  return choice === EMPTY ? [] : choice.split('+');
}

function woodBlocks(
  words: MusterText,
  { wooden = [] }: PartyEntry,
  at: string,
  fit: readonly string[],
): FieldBlock[] {
  const shown = [...new Set([...fit, ...wooden])];
  if (shown.length === 0) return [];
  const offers = shown.map((id) => ({
    id,
    title: fit.includes(id) ? weaponTitle(words, id as WeaponId) : id,
    count: wooden.filter((chosen) => chosen === id).length,
  }));
  const field: Field = { kind: 'some', at: `${at}/wooden`, label: words.wooden, offers, shown: 'ticks' };
  return [{ at: `${at}/wooden`, title: words.wooden, rows: [[field]] }];
}

/** FF-PARTY-20: for humans, with what each costs at this Quality. */
function extraBlocks(words: MusterText, { entry, at, profile }: Member): FieldBlock[] {
  const extra = entry.extra ?? [];
  const human = profile.tags.includes('human');
  if (!human && extra.length === 0) return [];
  const fit = human ? EXTRA_TEXTS.filter((text) => !profile.rules.includes(text)) : [];
  const known = fit.map((text) => ({
    id: text,
    title: ruleTitle(words, text),
    aside: words.price(extraPoints(text, profile.quality)),
    count: extra.filter((given) => given === text).length,
  }));
  const strange = [...new Set(extra)].filter((text) => !fit.some((other) => other === text));
  const offers = [...known, ...strange.map((id) => ({ id, title: id, count: 1 }))];
  const field: Field = { kind: 'some', at: `${at}/extra`, label: words.extra, offers, shown: 'ticks' };
  return [{ at: `${at}/extra`, title: words.extra, aside: words.extraNote, rows: [[field]] }];
}
