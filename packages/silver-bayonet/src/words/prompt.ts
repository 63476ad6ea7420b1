import type { Pending, Prompt, PromptRoll } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import type { CheckKind } from '../moments.ts';
import type { SilverBayonetState } from '../state.ts';
import { pairOf, plainDice } from './dice.ts';
import type { Facts } from './facts.ts';
import { hintOn } from './hints.ts';
import { DICE, nameOf, objectName, sideName } from './names.ts';
import { noteOn } from './notes.ts';
import { meansOf } from './option-means.ts';
import { optionWords } from './option-words.ts';
import { at, clueName, roomInWords } from './places.ts';
import { purposeTitle } from './purposes.ts';
import { standingOn } from './standing.ts';

type Kind = Pending<SilverBayonet>['kind'];

/** A question in words. */
export function prompt({ kind, seat, question }: Pending<SilverBayonet>, s: SilverBayonetState): Prompt {
  const facts: Facts = question;
  const figure = s.figures.find(({ id }) => id === facts.figure) ?? null;
  const about = figure === null ? sideName(s, seat) : nameOf(s, figure.id);
  const { options = [] } = facts;
  return {
    title: TITLES[kind](about, facts, s),
    ...hintOn(kind, facts.purpose),
    about: { figures: concerned(facts, s), ...(facts.at === undefined ? {} : { at: facts.at }) },
    ...rollIn(facts),
    ...standingOn(kind, options),
    options: [...new Set(options)].map((id) => ({
      id,
      words: optionWords(kind, id, { facts, figure, s }),
      ...noteOn(kind, id),
      ...meansOf(kind, id, facts, s),
    })),
  };
}

/** Whom it is about, and after him whom he has to do with. */
function concerned(facts: Facts, s: SilverBayonetState): readonly string[] {
  const { figure, mover, attacker, shooter, target, attack } = facts;
  const attacked = typeof attack === 'object' ? attack?.target : null;
  const named = [figure, mover, attacker, shooter, target, attacked];
  return [...new Set(named.filter((id) => s.figures.some((other) => other.id === id)))] as string[];
}

/** A Check that lies on the table, dice of which one is to count, or a roll-off. */
function rollIn({ power, skill, total, target, faces, rolls }: Facts): { readonly roll?: PromptRoll } {
  if (power !== undefined && skill !== undefined && total !== undefined) {
    const needed = typeof target === 'number' ? target : null;
    return { roll: { dice: pairOf({ power, skill }), total, needed } };
  }
  const lie = faces ?? rolls?.map(({ die }) => die);
  return lie === undefined ? {} : { roll: { dice: plainDice(lie), total: null, needed: null } };
}

type Title = (about: string, facts: Facts, s: SilverBayonetState) => string;

const byPurpose =
  (kind: Kind): Title =>
  (about, { purpose = '' }) =>
    purposeTitle(kind, purpose, about);

const CHECKS: Readonly<Record<CheckKind, string>> = {
  melee: 'in melee',
  shooting: 'shooting',
  courage: 'Courage Check',
  terror: 'Terror Check',
  speed: 'Speed Check',
  fall: 'on the edge',
  sprint: 'Sprint Check',
  plain: 'Check',
};

/** What was rolled for, and how it stands; then whether to roll one of the two again. */
function rolled(about: string, { check = 'plain', attack, total = 0, target }: Facts, s: SilverBayonetState) {
  if (typeof target !== 'number') return `${about}, ${CHECKS[check]}: ${total}.`;
  const stands = total >= target;
  if (typeof attack !== 'object' || attack === null)
    return `${about}, ${CHECKS[check]}: ${total}, ${stands ? 'enough for' : 'short of'} ${target}.`;
  return `${about} ${stands ? 'hits' : 'misses'} ${nameOf(s, attack.target)}, ${total} against ${target}.`;
}

/** SB-TURN-02: against the best of the others. */
function initiative({ total, others = [] }: Facts): string {
  if (others.length === 0) return `Initiative: a total of ${total}.`;
  return `Initiative: ${total} against ${Math.max(...others.map((other) => other.total))}.`;
}

function other(s: SilverBayonetState, id: string | number | null | undefined): string {
  if (typeof id !== 'string') return nameOf(s, null);
  return clueName(s, id) ?? nameOf(s, id);
}

/** SB-MONA-08, or SB-SOLO-07 where it costs nothing. */
function monsterTitle(about: string, facts: Facts, s: SilverBayonetState): string {
  const { purpose = '', target, rule } = facts;
  const price = rule === 'SB-SOLO-07' ? '' : ', for a Monster Die';
  if (purpose === 'move') return `${about} makes for ${other(s, target)}. Send it elsewhere${price}?`;
  if (purpose === 'shoot') return `${about} aims at ${other(s, target)}. Another target${price}?`;
  return purposeTitle('monsterChoice', purpose, about);
}

function healthOf(s: SilverBayonetState, { figure }: Facts): number {
  return s.figures.find(({ id }) => id === figure)?.health ?? 0;
}

const TITLES: Readonly<Record<Kind, Title>> = {
  deploy: (about) => `Where does ${about} start?`,
  rideOut: (about) => `Does ${about} begin in the saddle or on foot?`,
  dismount: (about) => `Where does ${about} get down?`,
  initiative: (_, facts) => `${initiative(facts)} Roll a die again?`,
  gainDie: (_, { lost }) => (lost ? 'A die is to go: which?' : 'A die is yours: which?'),
  activate: () => 'Who acts next?',
  act: (about) => `What does ${about} do?`,
  move: (about, { budget, how }) =>
    `Where does ${about} ${how === 'sprint' ? 'sprint' : 'go'}, up to ${budget}"?`,
  leave: (about) => `${about} is at the edge. Leave the table?`,
  attackWhom: (about) => `Whom does ${about} attack?`,
  force: (about, { mover, at: spot }, s) =>
    `${other(s, mover)}${spot === undefined ? '' : `, at ${at(spot, s)},`} comes within 1" of ${about}. Force a fight?`,
  meleeWeapon: (about, { target }, s) => `What does ${about} use against ${other(s, target)}?`,
  strikeBack: (about, { attacker }, s) => `${about} still stands against ${other(s, attacker)}. Strike back?`,
  reroll: (about, facts, s) => `${rolled(about, facts, s)} Roll a die again?`,
  monsterReroll: (about, facts, s) => `${rolled(about, facts, s)} Roll one of its dice again?`,
  negate: (about, facts, s) =>
    `${about}, Health ${healthOf(s, facts)}, is to take ${facts.points}. Spend a die against it?`,
  negationDie: (about) => `Two dice to save ${about}: which one counts?`,
  shootWhom: (about) => `Whom does ${about} fire at?`,
  shot: (about) => `Which shot does ${about} use?`,
  reactToShot: (about, { shooter }, s) => `${other(s, shooter)} has fired at ${about}. And now?`,
  dive: (about) => `Where does ${about} dive, up to 2"?`,
  takeUp: (about, { object = '' }, s) => `Within reach of ${about}: ${objectName(s, object)}. Take it?`,
  putDown: (about, { object = '' }, s) => `Where does ${about} lay it down: ${objectName(s, object)}?`,
  chooseFigure: byPurpose('chooseFigure'),
  chooseTwo: byPurpose('chooseTwo'),
  chooseItem: byPurpose('chooseItem'),
  confirm: byPurpose('confirm'),
  monsterChoice: monsterTitle,
  chooseFigures: (about, facts, s) => `${byPurpose('chooseFigures')(about, facts, s)} Choose ${facts.min}.`,
  placeFigure: (about, { room }, s) =>
    `Where does ${about} stand${room === undefined ? '' : roomInWords(room, s)}?`,
  rollAgain: (_, { die = 'power', rolls = [] }, s) => {
    const each = rolls.map(({ seat, die: face }) => `${sideName(s, seat)} ${face}`);
    return `Rolled: ${each.join(', ')}. Give up a ${DICE[die]} to roll again?`;
  },
  choosePlace: byPurpose('choosePlace'),
};
