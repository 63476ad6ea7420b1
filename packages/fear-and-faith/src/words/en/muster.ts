import type { Side } from '../../data/profiles/profile.ts';
import type { BanType, LethalType, TransformationPackage } from '../../data/rule-text.ts';
import type { RuleKind } from '../../data/special-rules.ts';
import type { Stick } from '../../data/sticks.ts';
import type { ChosenTag } from '../../data/tags.ts';
import type { Age, Period } from '../../data/weapons/ranged.ts';
import type { Dreaded } from '../../muster/hopeless.ts';
import { ruleMeanings } from './meanings.ts';
import { portraits } from './portraits/index.ts';
import { refusals } from './refusals.ts';

const sides: Readonly<Record<Side, string>> = { good: 'Good', evil: 'Evil', neutral: 'Neutral' };
const sticks: Readonly<Record<Stick, string>> = { short: 'Short', medium: 'Medium', long: 'Long' };
const bans: Readonly<Record<BanType, string>> = {
  vampires: 'Vampires',
  werewolves: 'Werewolves',
  ghosts: 'Ghosts',
  demons: 'Demons',
  monsters: 'Monsters',
  mummies: 'Mummies',
};
const lethal: Readonly<Record<LethalType, string>> = {
  demon: 'Demons',
  vampire: 'Vampires',
  werewolf: 'Werewolves',
  zombie: 'Zombies',
};
const packages: Readonly<Record<TransformationPackage, string>> = {
  none: 'Nothing more',
  'tough-and-savage': 'Tough and Savage for a point of Quality',
  faster: 'A longer stick for a point of Quality',
};
const kinds: Readonly<Record<RuleKind, string>> = {
  ability: 'Abilities',
  command: 'Command',
  equipment: 'Equipment',
  fear: 'Fear',
  form: 'Changes of shape',
  magic: 'Magic',
  movement: 'Movement',
  nature: 'Nature',
  size: 'Size',
  weakness: 'Weaknesses',
  weapon: 'Weapons',
};
const tags: Readonly<Record<ChosenTag, string>> = {
  authority: 'Police or army',
  civilian: 'Civilian',
  clawed: 'Has claws to climb with',
  coiling: 'Coils',
  hoofed: 'Has hooves',
  human: 'Human',
  living: 'Living',
  monster: 'Monster',
  mummy: 'Mummy',
};
const periods: Readonly<Record<Period, string>> = {
  any: 'of any age',
  'black-powder': 'black powder',
  victorian: 'Victorian',
  twenties: 'the Twenties',
  modern: 'modern',
};
const ages: Readonly<Record<Age, string>> = {
  'black-powder': 'Black powder',
  victorian: 'Victorian',
  twenties: 'The Twenties',
  modern: 'Modern',
};
const dreaded: Readonly<Record<Dreaded, string>> = {
  vampire: 'Can end a Vampire by night',
  werewolf: 'Can end a Werewolf',
  immaterial: 'Can end a Ghost',
  zombie: 'Can end a Zombie',
};

const unkillable: Readonly<Record<Dreaded, string>> = {
  vampire: 'kill a Vampire by night',
  werewolf: 'kill a Werewolf',
  immaterial: 'touch what has no body',
  zombie: 'finish a Zombie',
};

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);
const models = (n: number) => (n === 1 ? '1 model' : `${n} models`);
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** The words of this game's muster. */
export const musterWords = {
  refusals,
  /** A title of the data, as this language has it. */
  titled: (title: string) => title,
  page: {
    lede: 'Parties for Fear and Faith: hunters, and what they hunt. Everything you change is kept in this browser at once.',
    raise: 'Gather a new party',
    kept: 'Your parties',
    none: 'None yet. Gather one above, or make a ready-made one yours.',
    all: 'All parties',
    compareTwo: 'Compare two parties',
    comparing: 'Two parties, side by side',
    shared: 'A party sent to you',
    link: 'A link that carries the whole party, its own profiles included. Nothing is stored anywhere.',
    legal: 'Fit for the night under the rules.',
    unnamed: 'the party',
    parts: 'Parts of the party',
    sheet: 'Party sheet',
  },
  game: 'Fear and Faith',
  meanings: ruleMeanings,
  portraits,
  gather: {
    good: 'The living and the faithful',
    evil: 'What they are afraid of',
    title: (limit: number) => points(limit),
    label: (side: 'good' | 'evil', limit: number) =>
      side === 'good'
        ? `Gather a good party for ${points(limit)}`
        : `Gather an evil party for ${points(limit)}`,
  },
  points,
  pts: (n: number) => `${n} pts`,
  each: (each: number, count: number) =>
    count === 1 ? points(each) : `${count} × ${each} = ${points(count * each)}`,
  spent: (n: number, limit: number) => `${n} of ${points(limit)}`,
  models,
  left: (n: number) => (n < 0 ? `${-n} over` : `${n} left`),
  tally: {
    points: 'Points',
    personalities: 'Personalities',
    models: 'Models',
    animals: 'Animals',
    chainsaws: 'Chainsaws',
    magicWeapons: 'Magic Weapons',
  },
  party: 'The party',
  name: 'Name',
  anotherName: (whose: string) => `Another name for ${whose}`,
  nameless: 'A name is wanted here.',
  somebody: 'Somebody',
  side: 'Side',
  sides,
  limit: 'Points limit',
  age: 'Arms of',
  ages,
  anyAge: 'Any age',
  pool: 'Points laid aside for summoning',
  poolNote: (n: number) => `Worth ${points(n)} of demons.`,
  advances: 'Advances',
  times: (n: number) => (n === 1 ? '' : `${n} times`),
  members: 'Models',
  noMembers: 'Nobody has come yet.',
  count: 'How many',
  personality: 'personality',
  ban: 'Ban',
  banOf: (who: string, n: number) => (n === 0 ? `What ${who} bans` : `What ${who} bans, no. ${n + 1}`),
  bans,
  chooseBan: 'Choose…',
  banTitle: (type: BanType) => `Ban ${bans[type]}`,
  lethalTitle: (type: LethalType) => `Lethal to ${lethal[type]}`,
  package: 'Transformation',
  packageOf: (who: string) => `What ${who} gains by changing`,
  packages,
  master: 'Master',
  masterOf: (who: string) => `The Master of ${who}`,
  nobody: 'Nobody yet',
  nthOf: (name: string, n: number) => `${name} ${n}`,
  haunts: 'Haunts',
  hauntsPlaceholder: 'chosen at the table',
  wooden: 'Wooden missiles',
  hand: 'In hand at first',
  handOf: (who: string) => `What ${who} holds at first`,
  usualHand: (titles: string) => `As usual: ${titles}`,
  emptyHands: 'nothing',
  withBoth: (one: string, other: string) => `${one} and ${other}`,
  extra: 'More equipment',
  extraNote: 'By consent; in Wolves in the Mist silver is for the asking.',
  carries: 'Carries',
  record: {
    insanity: 'Of unsound mind; the campaign keeps the record.',
    infection: 'Infected; the campaign keeps the record.',
  },
  own: {
    title: 'Profiles of your own',
    one: 'Own profile',
    personality: 'Own profile of a personality',
    none: 'None yet.',
    write: 'Write a profile of your own',
    begin: 'Begin',
    writeTraits: 'Quality, Combat and rules as you like, priced as you choose',
    writePortrait: 'In no book, and all the better for it. The opponent is asked.',
    unnamed: 'Something new',
    quality: 'Quality',
    combat: 'Combat',
    rules: 'Special rules',
    tags: 'What it is',
    sum: (combat: number, rules: number, total: number, cost: number) =>
      `Combat ${combat}, rules ${signed(rules)}: ${total}, at this Quality ${points(cost)}.`,
    estimated: 'our guess',
    unused: 'nobody has it',
    used: (n: number) => models(n),
    consent: (title: string) => `${title} is a profile of your own: the opponent must agree.`,
  },
  extraConsent: (who: string) => `${who} has more than the book gives: the opponent must agree.`,
  kinds,
  tags,
  price: (n: number) => (n === 0 ? 'free' : signed(n)),
  recruit: 'Who comes along',
  listed: (title: string, side: Side) => (side === 'neutral' ? `${title} (neutral)` : title),
  stats: {
    quality: 'Quality',
    combat: 'Combat',
    move: 'Move',
    each: 'Points',
  },
  short: { quality: 'Q', combat: 'C', move: 'Mv', each: 'Pts' },
  quality: (n: number) => `${n}+`,
  sticks,
  noRules: 'no special rules',
  arms: {
    bonus: (n: number) => signed(n),
    bonusFar: (near: number, far: number) => `${signed(near)}, far ${signed(far)}`,
    range: (stick: Stick) => sticks[stick],
    loads: (n: number) => (n === 1 ? '1 action to load' : `${n} actions to load`),
    onTheMove: 'on the move',
    burst: 'bursts',
    burstOrNot: 'bursts or single shots',
    spread: 'spreads',
    blast: (combat: number) => `blast, Combat ${combat}`,
    hands: (n: number) => (n === 2 ? 'two hands' : n === 1 ? 'one hand' : 'no hands'),
    ages: (of: readonly Period[]) => of.map((period) => periods[period]).join(', '),
  },
  sheet: {
    party: 'The party',
    victory: 'Victory points',
    line: (total: string, personal: number, member: number) =>
      `${total} · personalities ${personal}, members ${member}`,
    models: 'In play',
    wounds: 'Wounds',
    insane: 'Insane',
    infected: 'Infected',
    loaded: 'Loaded',
    left: 'Left',
    follows: 'Follows',
    others: 'And besides',
    other: (title: string, each: number, quality: string, combat: number, rules: string) =>
      `${title}, ${points(each)}: Quality ${quality}, Combat ${combat}${rules === '' ? '' : `; ${rules}`}`,
    wood: 'of wood',
  },
  comparing: {
    points: 'Points',
    models: 'Models',
    personalities: 'Personalities',
    quality: 'Mean Quality',
    combat: 'Mean Combat',
    firearms: 'With firearms',
    fear: 'That frighten the more',
    magic: 'Who cast',
    dreaded,
  },
  warning: (party: string, dreaded: Dreaded, enemies: readonly string[]) =>
    `${party} has nothing that could ${unkillable[dreaded]} (${enemies.join(', ')}).`,
  mends: {
    remove: (name: string) => `Send ${name} home`,
    one: 'Keep one',
    two: 'Make it two',
    master: (name: string) => `Follow ${name}`,
    noMaster: 'Follow nobody',
    clear: 'Leave it open',
    ban: (type: BanType) => `Ban ${bans[type]}`,
    without: (title: string) => `Without ${title}`,
    usual: 'Hold the usual',
    noPool: 'Spend it on models',
    rename: 'Give it an id of its own',
    strike: (title: string) => `Strike ${title}`,
  },
};

export type MusterText = typeof musterWords;
