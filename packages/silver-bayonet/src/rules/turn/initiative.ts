import type { Seat } from '@vedette/engine';
import { unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { endIfDecided } from '../ending/end.ts';
import { unexpectedEncounter } from '../events/unexpected-encounter.ts';
import { unexpectedEvent } from '../events/unexpected-event.ts';
import { canSpend, gain, spend } from '../fate/pool.ts';
import { enterPhases } from './phases.ts';

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
  // With three or more, whoever has nobody left has no say either.
  endIfDecided(cx);
  if (s.ended !== null) return;
  s.order = s.order.filter((seat) => unitOf(s, seat).length > 0);
  const swap = { wanted: false };
  const order = ranked(cx, s.order, swap);
  if (s.ended !== null) return;
  s.order = order;
  cx.emit({ type: 'initiativeWon', rule: 'SB-TURN-02', order: [...order] });
  enterPhases(cx, swap.wanted);
}

/** The seats in order of their rolls; ties roll again among themselves (SB-TURN-03). */
function ranked(cx: SilverCx, seats: readonly Seat[], swap: { wanted: boolean }): Seat[] {
  const rolls = seats.map((seat) => tell(cx, { seat, power: cx.roll(10), skill: cx.roll(10) }));
  const stood = rolls.map((roll) => reroll(cx, roll));
  // SB-TURN-06: every special result, each completely before the next.
  for (const roll of stood) {
    special(cx, roll, swap);
    if (cx.s.ended !== null) return [...seats];
  }
  const totals = [...new Set(stood.map(total))].sort((a, b) => b - a);
  return totals.flatMap((points) => {
    const tied = stood.filter((roll) => total(roll) === points).map(({ seat }) => seat);
    return tied.length === 1 || cx.s.ended !== null ? tied : ranked(cx, tied, swap);
  });
}

function tell(cx: SilverCx, roll: Roll): Roll {
  cx.emit({ type: 'initiativeRolled', rule: 'SB-TURN-02', ...roll });
  return roll;
}

function total({ power, skill }: Roll): number {
  return power + skill;
}

/** SB-TURN-02.R1: all have rolled; now one die of it may be rolled again with a matching Fate Die. */
function reroll(cx: SilverCx, roll: Roll): Roll {
  const { seat, power, skill } = roll;
  if (!cx.s.options['initiative-reroll']) return roll;
  const dice = (['power', 'skill'] as const).filter((die) => canSpend(cx.s, seat, die));
  if (dice.length === 0) return roll;
  const facts = { figure: null, power, skill, total: total(roll), target: null };
  const die = cx.ask('reroll', seat, { options: ['keep', ...dice], ...facts });
  if (die !== 'power' && die !== 'skill') return roll;
  const face = cx.roll(10);
  spend(cx, seat, die, 'reroll', 'SB-FATE-05', face);
  return tell(cx, { ...roll, [die]: face });
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
