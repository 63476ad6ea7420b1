import type { Pending } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import type { CheckKind } from '../../moments.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Facts } from '../facts.ts';
import { DICE, nameOf, objectName, sideName } from './names.ts';
import { clueName, roomInWords } from './places.ts';
import { purposeTitle } from './purposes.ts';

type Kind = Pending<SilverBayonet>['kind'];
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
  return `${about} ${stands ? 'hits' : 'misses'} ${nameOf(s, attack.target)}: ${total} against ${target}.`;
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

/** SB-SHT-12: what the shot did, before anything is decided about it. */
function shotAt(shooter: string, about: string, hurt: number): string {
  if (hurt <= 0) return `${shooter} has fired at ${about}, and done no harm. And now?`;
  return `${shooter} has hit ${about}, who has lost ${hurt} Health. And now?`;
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
  force: (about, { mover }, s) => `${other(s, mover)} comes within 1" of ${about}. Force a fight?`,
  meleeWeapon: (about, { target }, s) => `What does ${about} use against ${other(s, target)}?`,
  strikeBack: (about, { attacker }, s) => `${about} still stands against ${other(s, attacker)}. Strike back?`,
  reroll: (about, facts, s) => `${rolled(about, facts, s)} Roll a die again?`,
  monsterReroll: (about, facts, s) => `${rolled(about, facts, s)} Roll one of its dice again?`,
  negate: (about, facts, s) =>
    `${about}, Health ${healthOf(s, facts)}, is to take ${facts.points}. Spend a die against it?`,
  negationDie: (about) => `Two dice to save ${about}: which one counts?`,
  shootWhom: (about) => `Whom does ${about} fire at?`,
  shot: (about) => `Which shot does ${about} use?`,
  reactToShot: (about, { shooter, hurt = 0 }, s) => shotAt(other(s, shooter), about, hurt),
  dive: (about) => `Where does ${about} dive, up to 2"?`,
  takeUp: (about, { object = '' }, s) => `Within reach of ${about}: ${objectName(s, object)}. Take it?`,
  putDown: (about, { object = '' }, s) => `Where does ${about} lay it down: ${objectName(s, object)}?`,
  chooseFigure: byPurpose('chooseFigure'),
  chooseTwo: byPurpose('chooseTwo'),
  chooseItem: byPurpose('chooseItem'),
  confirm: byPurpose('confirm'),
  monsterChoice: monsterTitle,
  chooseFigures: (about, facts, s) => `${byPurpose('chooseFigures')(about, facts, s)} Choose ${facts.min}.`,
  placeFigure: (about, { room, figure }, s) =>
    `Where is ${s.figures.some(({ id, side }) => id === figure && side === null) ? `the ${about}` : about} put${room === undefined ? '' : roomInWords(room, s)}?`,
  rollAgain: (_, { die = 'power', rolls = [] }, s) => {
    const each = rolls.map(({ seat, die: face }) => `${sideName(s, seat)} ${face}`);
    return `Rolled: ${each.join(', ')}. Give up a ${DICE[die]} to roll again?`;
  },
  choosePlace: byPurpose('choosePlace'),
};

/** What is asked; `about`: the figure or the side that it concerns. */
export function titleOf(kind: Kind, about: string, facts: Facts, s: SilverBayonetState): string {
  return TITLES[kind](about, facts, s);
}
