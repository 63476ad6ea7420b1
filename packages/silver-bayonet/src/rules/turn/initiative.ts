import type { Seat } from '@vedette/engine';
import { unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { CONCEDE } from '../../option-ids.ts';
import { happened } from '../../scenario/story/happened.ts';
import { againstMonsters } from '../../sides.ts';
import type { SilverBayonetState } from '../../state.ts';
import { concede } from '../ending/concede.ts';
import { endIfDecided } from '../ending/end.ts';
import { unexpectedEncounter } from '../events/unexpected-encounter.ts';
import { unexpectedEvent } from '../events/unexpected-event.ts';
import { gain, ownDice, rerolled, spend } from '../fate/pool.ts';
import { enterPhases } from './phases.ts';

const POWER = 'the Power Die of an Initiative Check';
const SKILL = 'the Skill Die of an Initiative Check';

interface Roll {
  readonly seat: Seat;
  readonly power: number;
  readonly skill: number;
}

const DOUBLE_10 = 20;
const DOUBLE_1 = 2;

/** SB-TURN-02 to -06: who is primary this turn, and what the dice bring besides. */
export function rollInitiative(cx: SilverCx): void {
  const { s } = cx;
  cx.emit({ type: 'turnBegan', rule: 'SB-TURN-01', turn: s.turn });
  endIfDecided(cx);
  if (s.ended === null) happened(cx, { event: 'turn-start' });
  endIfDecided(cx);
  if (s.ended !== null) return;
  // Whoever has nobody left has no say either.
  s.order = s.order.filter((seat) => unitOf(s, seat).length > 0);
  const swap = { wanted: false };
  if (s.order.length > 1 || unexpected(s)) {
    const order = ranked(cx, s.order, swap);
    if (s.ended !== null) return;
    s.order = order;
    if (order.length > 1) cx.emit({ type: 'initiativeWon', rule: 'SB-TURN-02', order: [...order] });
  }
  enterPhases(cx, swap.wanted);
}

/** SB-SOLO-06, SB-COOP-01: whether an Initiative Check brings events and encounters. */
function unexpected(s: SilverBayonetState): boolean {
  return !againstMonsters(s) || s.options[s.sides.length > 1 ? 'coop-events' : 'solo-events'];
}

/** The seats in order of their rolls; ties roll again among themselves (SB-TURN-03). */
function ranked(cx: SilverCx, seats: readonly Seat[], swap: { wanted: boolean }): Seat[] {
  const rolls = seats.map((seat) => tell(cx, { seat, power: cx.roll(10, POWER), skill: cx.roll(10, SKILL) }));
  const stood = decided(cx, rolls);
  // SB-TURN-06: every special result, each completely before the next.
  for (const roll of stood) {
    if (cx.s.ended !== null) return [...seats];
    happened(cx, { event: 'initiative-rolled', seat: roll.seat, dice: [roll.power, roll.skill] });
    if (cx.s.ended !== null) return [...seats];
    if (roll.power === roll.skill) tellOfDouble(cx, roll.seat);
    if (unexpected(cx.s)) special(cx, roll, swap);
  }
  const totals = [...new Set(stood.map(total))].sort((a, b) => b - a);
  return totals.flatMap((points) => {
    const tied = stood.filter((roll) => total(roll) === points).map(({ seat }) => seat);
    return tied.length === 1 || cx.s.ended !== null ? tied : ranked(cx, tied, swap);
  });
}

/** One after the other, each knowing how all others stand just then. */
function decided(cx: SilverCx, rolls: readonly Roll[]): readonly Roll[] {
  const stood: Roll[] = [];
  rolls.forEach((roll, i) => {
    const now = reroll(cx, roll, [...stood, ...rolls.slice(i + 1)]);
    if (now !== null) stood.push(now);
  });
  return stood;
}

function tell(cx: SilverCx, roll: Roll): Roll {
  cx.emit({ type: 'initiativeRolled', rule: 'SB-TURN-02', ...roll });
  return roll;
}

function total({ power, skill }: Roll): number {
  return power + skill;
}

/** SB-TURN-02.R1: all have rolled; now one die may be rolled again with a matching Fate Die. Null: the seat concedes. */
function reroll(cx: SilverCx, roll: Roll, against: readonly Roll[]): Roll | null {
  const { seat, power, skill } = roll;
  if (cx.s.ended !== null || !cx.s.options['initiative-reroll']) return roll;
  const dice = ownDice(cx.s, seat);
  if (dice.length === 0) return roll;
  const others = against.map((other) => ({ seat: other.seat, total: total(other) }));
  const facts = { figure: null, power, skill, total: total(roll), target: null, others };
  const die = cx.ask('initiative', seat, { options: ['keep', ...dice, CONCEDE], ...facts });
  if (die === CONCEDE) {
    concede(cx, seat);
    return null;
  }
  if (die !== 'power' && die !== 'skill') return roll;
  const face = cx.roll(10, die === 'power' ? POWER : SKILL);
  spend(cx, seat, die, { use: 'reroll', rule: 'SB-FATE-05', figure: null, roll: rerolled(roll[die], face) });
  return tell(cx, { ...roll, [die]: face });
}

/** SB-CAMP-07.R1: any double, tie-breaks included, whatever else it brings. */
function tellOfDouble(cx: SilverCx, seat: Seat): void {
  for (const member of unitOf(cx.s, seat)) cx.react('doubleRolled', member);
}

/** SB-TURN-04, SB-TURN-05, SB-ENC-03: double 10, double 1, and the raised threshold of encounters. */
function special(cx: SilverCx, roll: Roll, swap: { wanted: boolean }): void {
  const { options } = cx.s;
  if (total(roll) === DOUBLE_10) {
    gain(cx, roll.seat, cx.ask('gainDie', roll.seat, { options: ['power', 'skill'] }), 'SB-TURN-04');
    unexpectedEvent(cx, roll.seat);
  }
  if (cx.s.ended !== null || total(roll) > options['encounter-threshold']) return;
  if (total(roll) === DOUBLE_1 || options['encounter-threshold-full']) {
    gain(cx, roll.seat, 'monster', 'SB-TURN-05');
    swap.wanted = true;
  }
  unexpectedEncounter(cx);
}
