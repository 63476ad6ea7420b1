import type { Pending, Prompt } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import type { Room } from '../scenario/story/place.ts';
import type { FateDie, SilverBayonetState } from '../state.ts';
import { DICE, nameOf, objectName, phrase, plain, sideName } from './names.ts';
import { roomInWords } from './places.ts';

/** Whatever a question may bring along. */
interface Facts {
  readonly figure?: string | null;
  readonly options?: readonly string[];
  readonly budget?: number;
  readonly how?: string;
  readonly mover?: string;
  readonly attacker?: string;
  readonly shooter?: string;
  readonly target?: string | number | null;
  readonly power?: number;
  readonly skill?: number;
  readonly total?: number;
  readonly points?: number;
  readonly faces?: readonly number[];
  readonly purpose?: string;
  readonly object?: string;
  readonly min?: number;
  readonly room?: Room;
  readonly die?: FateDie;
  readonly rolls?: readonly { readonly seat: number; readonly die: number }[];
}

/** A question in words. */
export function prompt(pending: Pending<SilverBayonet>, s: SilverBayonetState): Prompt {
  const facts: Facts = pending.question;
  const figure = s.figures.find(({ id }) => id === facts.figure) ?? null;
  const about = figure === null ? sideName(s, pending.seat) : nameOf(s, figure.id);
  const title = TITLES[pending.kind](about, facts, s);
  const words = (id: string) => {
    if (pending.kind === 'negationDie') return `The ${facts.faces?.[Number(id)]}`;
    // The die that is spent is a Monster Die; these are the monster's own.
    if (pending.kind === 'monsterReroll' && Object.hasOwn(DICE, id))
      return `Roll again: its ${DICE[id as FateDie]}`;
    return phrase(id, s, figure);
  };
  return { title, options: Object.fromEntries((facts.options ?? []).map((id) => [id, words(id)])) };
}

type Title = (about: string, facts: Facts, s: SilverBayonetState) => string;

/** What is chosen for, where the id alone would puzzle. */
const PURPOSES: Readonly<Record<string, string>> = {
  side: 'a side of the table',
  'artillery-strike': 'whom the shell finds',
  'lucky-find': 'a lucky find',
  'mysterious-movement': 'who changes places',
  'wail-of-terror': 'who hears the wail next',
  distract: 'whom to distract',
  activate: 'which monster stirs next',
  'add-monster': 'what else is out there',
  closest: 'which of these, all equally close',
  shoot: 'another target for its shot',
  move: 'another way for it to go',
  tend: 'whom to tend',
  rage: 'whom to rage at',
  'hold-rage': 'keep the rage in hand',
  'fire-starter': 'what to give up for torches',
  'swimmer-cover': 'duck under water, and spoil its powder',
  'raise-bones': 'which bones rise, for a Fate Die',
  sneak: 'slip out of sight',
  leap: 'make it leap',
  check: 'who is put to the test',
  damage: 'who is to be hurt',
  fatigue: 'who tires',
  'give-item': 'who gets it',
  'give-object': 'who carries it',
  heal: 'whom to patch up',
  imbue: 'whose attacks it changes',
  modify: 'whom it concerns',
  pick: 'whom it concerns',
  relocate: 'who is moved',
  remove: 'who goes',
  replace: 'who is not what he seems',
  shift: 'who is moved',
  status: 'whom it concerns',
  terror: 'who faces it next',
  'which-edge': 'the edge it comes from',
};

function purposeOf({ purpose = '' }: Facts): string {
  return PURPOSES[purpose] ?? plain(purpose);
}

function sum({ power, skill, total, target }: Facts): string {
  return `${power} and ${skill}, ${total}${typeof target === 'number' ? ` of ${target}` : ''}`;
}

function other(s: SilverBayonetState, id: string | number | null | undefined): string {
  return nameOf(s, typeof id === 'string' ? id : null);
}

const TITLES: Readonly<Record<Pending<SilverBayonet>['kind'], Title>> = {
  deploy: (about) => `Where does ${about} start?`,
  rideOut: (about) => `Does ${about} ride?`,
  dismount: (about) => `Where does ${about} get down?`,
  initiative: (_, facts) => `Initiative: ${sum(facts)}. Spend a die?`,
  gainDie: () => 'A gift of fate: which die?',
  activate: (about) => `Whom does ${about} send?`,
  act: (about) => `What does ${about} do?`,
  move: (about, { budget, how }) =>
    `Where does ${about} ${how === 'sprint' ? 'sprint' : 'go'}, up to ${budget}"?`,
  leave: (about) => `Does ${about} leave the table?`,
  attackWhom: (about) => `Whom does ${about} attack?`,
  force: (about, { mover }, s) => `${other(s, mover)} comes close. Does ${about} force a fight?`,
  meleeWeapon: (about, { target }, s) => `What does ${about} use against ${other(s, target)}?`,
  strikeBack: (about, { attacker }, s) => `${about} stands up to ${other(s, attacker)}.`,
  reroll: (about, facts) => `${about}: ${sum(facts)}. Spend a die?`,
  monsterReroll: (about, facts) => `${about}: ${sum(facts)}. Spend a Monster Die?`,
  negate: (about, { points }) => `${about} is to take ${points}. Spend a die?`,
  negationDie: (about) => `Which die saves ${about}?`,
  shootWhom: (about) => `Whom does ${about} fire at?`,
  shot: (about) => `What does ${about} load with?`,
  reactToShot: (about, { shooter }, s) => `${other(s, shooter)} has fired at ${about}.`,
  dive: (about) => `Where does ${about} dive?`,
  takeUp: (about, { object = '' }, s) => `Within reach of ${about}: ${objectName(s, object)}.`,
  putDown: (about, { object = '' }, s) => `Where does ${about} lay it down: ${objectName(s, object)}?`,
  chooseFigure: (_, facts) => `Choose: ${purposeOf(facts)}.`,
  chooseTwo: (_, facts) => `Choose two: ${purposeOf(facts)}.`,
  chooseItem: (about, facts) => `${about}: ${purposeOf(facts)}.`,
  confirm: (about, facts) => `${about}: ${purposeOf(facts)}?`,
  monsterChoice: (about, facts) => `${about}: ${purposeOf(facts)}.`,
  chooseFigures: (_, facts) => `Choose ${facts.min}: ${purposeOf(facts)}.`,
  placeFigure: (about, { room }, s) =>
    `Where does ${about} stand${room === undefined ? '' : roomInWords(room, s)}?`,
  rollAgain: (_, { die = 'power', rolls = [] }, s) => {
    const each = rolls.map(({ seat, die: face }) => `${sideName(s, seat)} ${face}`);
    return `Rolled: ${each.join(', ')}. Give up a ${DICE[die]} to roll again?`;
  },
  choosePlace: (about, facts) => `Where, by ${about}: ${purposeOf(facts)}.`,
};
