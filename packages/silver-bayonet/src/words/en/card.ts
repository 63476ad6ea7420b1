import type { Stats } from '../../data/stats.ts';
import {
  ATTRIBUTE_MEANINGS,
  BEHAVIOUR_MEANINGS,
  ITEM_MEANINGS,
  TERROR_MEANINGS,
} from './library/meanings.ts';
import { capital, deedWords, gearTitle } from './names.ts';
import { attributeReminder, itemReminder } from './reminders.ts';
import { STAT_TITLES } from './stat-titles.ts';
import { attributeTitle } from './things.ts';
import { authorsName, term } from './vocabulary.ts';

type Texts = Readonly<Record<string, string>>;

const own = (texts: Texts, id: string): string => (Object.hasOwn(texts, id) ? texts[id]! : '');

/** What may befall somebody in a game, in one line each. */
const CONDITIONS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  burning: { title: 'Alight', text: '2 damage whenever it activates, 1 to whoever fights it hand to hand.' },
  carrying: { title: 'Laden', text: 'What it carries counts, as the scenario says.' },
  cursed: { title: 'Cursed', text: 'The curse comes off every Check.' },
  down: { title: 'Down', text: 'At exactly 0 Health. Somebody who tends the fallen can raise it again.' },
  emboldened: { title: 'Emboldened', text: '+1 to Courage Checks for the rest of the game.' },
  fatigue: {
    title: 'Tired',
    text: '1 less Melee and Defence for each token; with two nobody forces a fight.',
  },
  'flaming-weapon': { title: 'Burning blade', text: 'Its blows are of fire, with 1 damage more.' },
  form: { title: 'In the other shape', text: 'Fights as the beast, and searches for nothing.' },
  imbued: { title: 'Imbued', text: 'Its attacks count as another material besides, as the scenario says.' },
  infected: { title: 'Infected', text: 'Heals badly after the game, unless it is healed in it.' },
  'knocked-down': {
    title: 'Knocked down',
    text: 'Defence −2 in melee; the next Move is spent on getting up.',
  },
  'lit-torch': {
    title: 'Torch in hand',
    text: 'Fights with fire; nothing that takes both hands can be used.',
  },
  mounted: { title: 'Mounted', text: 'Speed 8; +1 in melee and +1 Defence there, against those on foot.' },
  poisoned: { title: 'Poisoned', text: 'Speed −2 and −1 to every Check, until healed at all.' },
  slowing: {
    title: 'Slowed by a curse',
    text: 'Half of every Move and Sprint; Courage 11 as it activates breaks it.',
  },
  sneaking: {
    title: 'Sneaking',
    text: 'Not seen in cover from farther away than its Move, until it acts again.',
  },
  spellbound: { title: 'Spellbound', text: 'Neither moves to attack nor shoots in this turn.' },
  wasting: { title: 'Wasting', text: '1 Health less whenever it activates.' },
};

const AFFLICTIONS: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  confused: { title: 'Confused', text: 'Dives for cover, but chance says where to.' },
  'cursed-for-life': {
    title: 'Cursed for life',
    text: 'Dice of 1 and 2 are a critical failure of its attacks.',
  },
  'episodes-of-madness': {
    title: 'Episodes of madness',
    text: 'The first double in its player’s initiative makes it nobody’s man for that turn.',
  },
  imbalanced: { title: 'Imbalanced', text: 'Worse at keeping from a fall.' },
  'spy-for-the-harvestmen': { title: 'Spy', text: 'Somebody on the other side is well informed.' },
};

/** Of several pieces of one kind the number is for the scenario's author. */
const plainName = (piece: string): string => authorsName(piece).replace(/ \d+$/, '');

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What stands on a figure's card. */
export const card = {
  stats: {
    name: STAT_TITLES,
    label: {
      speed: 'Speed',
      melee: 'Melee',
      accuracy: 'Acc',
      defence: 'Def',
      courage: 'Cour',
      health: 'Health',
    } satisfies Readonly<Record<keyof Stats, string>>,
    signed,
    inMelee: (defence: number) => `${defence} in melee`,
  },
  /** What changes a number, where no attribute or item has a name for it. */
  change: (by: string): string =>
    Object.hasOwn(CONDITIONS, by) ? CONDITIONS[by]!.title.toLowerCase() : term(by),
  changeInMelee: (words: string) => `${words}, in melee`,
  nobodys: 'nobody’s',
  where: {
    on: (piece: string) => `on the ${plainName(piece)}`,
    in: (piece: string) => `in the ${plainName(piece)}`,
    coverOf: (piece: string) => `in cover of the ${plainName(piece)}`,
    coverOfSomebody: (name: string) => `in cover behind ${name}`,
    cover: 'in cover',
    unseen: (from: string) => `out of ${from}’s sight`,
    away: (inches: string, from: string) => `${inches}″ from ${from}`,
    waiting: 'not on the table yet',
    out: 'out of the game',
  },
  weapon: {
    loaded: 'loaded',
    unloaded: 'unloaded',
    spent: 'fired off',
    fouled: 'fouled',
    broken: 'broken',
    lost: 'lost',
    bayonetBroken: 'bayonet broken',
    title: gearTitle,
    range: (inches: number) => `${inches}″`,
    damage: (die: 'power' | 'skill', modifier: number) =>
      `damage ${die === 'power' ? 'Power' : 'Skill'}${modifier === 0 ? '' : ` ${signed(modifier)}`}`,
    inHand: (words: string) => `in hand ${words}`,
    toHit: (by: number) => `${signed(by)} to hit`,
    targets: (most: number) => `up to ${most} targets`,
    armour: (levels: number | 'all') => (levels === 'all' ? 'ignores Armour' : `ignores Armour ${levels}`),
    loads: (loads: readonly string[]) =>
      `${loads.map((load) => (load === 'plain' ? 'plain' : term(load))).join(' or ')} shot`,
    of: (types: readonly string[]) => types.map(term).join(', '),
    once: 'one shot a game',
  },
  condition: (id: string) => CONDITIONS[id] ?? { title: authorsName(id), text: '' },
  counted: (title: string, n: number) => `${title} ${n}`,
  form: (title: string, form: string) => `${title}: ${form.replaceAll('-', ' ')}`,
  terror: (kind: string): string => own(TERROR_MEANINGS, kind),
  affliction: (id: string) => AFFLICTIONS[id]!,
  afflictionBy: (title: string, by: number) => `${title} (${signed(by)})`,
  frightTitle: (kind: string) => capital(term(kind)),
  statusTitle: (id: string) => capital(authorsName(id)),
  status: 'As the scenario says.',
  attribute: {
    title: (id: string, args: readonly string[]) =>
      args.length === 0 ? attributeTitle(id) : `${attributeTitle(id)} (${args.map(term).join(', ')})`,
    text: (id: string) => attributeReminder(id) || own(ATTRIBUTE_MEANINGS, id),
  },
  behaviour: { title: 'Habits', text: (id: string): string => own(BEHAVIOUR_MEANINGS, id) },
  item: {
    text: (id: string) => itemReminder(id) || own(ITEM_MEANINGS, id),
    on: (upgrade: string, host: string) => `${upgrade}, on the ${host.toLowerCase()}`,
    lost: (title: string) => `${title}, lost`,
  },
  object: 'Of the scenario.',
  may: {
    fresh: 'Has not acted in this turn.',
    monster: 'Acts among the monsters.',
    acted: 'Has acted in this turn.',
    now: (deeds: readonly string[]) => `May still ${deeds.join(', ')}.`,
    nothing: 'Has nothing left to do.',
    deed: deedWords,
    move: (inches: string) => `move ${inches}″`,
    force: 'May force a fight within 1″.',
    forces: 'Forces a fight on whoever comes within 1″.',
    noForce: 'Cannot force a fight.',
    answers: (deeds: readonly string[]) => `Shot at, may ${deeds.join(' or ')}.`,
    fireBack: 'fire back',
    dive: 'dive for cover',
    noAnswer: 'Cannot react.',
    out: 'Out of the game.',
  },
};
