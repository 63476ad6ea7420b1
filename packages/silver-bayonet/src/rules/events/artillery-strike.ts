import type { Seat } from '@vedette/engine';
import { figure, standing, unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { NOBODY } from '../../option-ids.ts';
import { notePutOut } from '../../scenario/score/credit.ts';
import { onOneSide } from '../../sides.ts';
import { harm } from '../damage/harm.ts';

/** SB-EVT-06: a die each, 2 more per gunner; the highest may drop a shell on anybody but an Officer. */
export function artilleryStrike(cx: SilverCx): void {
  const winner = highest(cx, cx.s.order);
  const options = standing(cx.s)
    .filter(({ role }) => role !== 'officer')
    .map(({ id }) => id);
  if (options.length === 0) return;
  const id = cx.ask('chooseFigure', winner, {
    options: [...options, NOBODY],
    purpose: 'artillery-strike',
    rule: 'SB-EVT-06',
  });
  if (id === NOBODY) return;
  const victim = figure(cx.s, id);
  harm(cx, victim, cx.roll(10, 'the damage of a shell'), 'shell', 'SB-EVT-06');
  // SB-EVT-06.R2: credited to nobody, unless the option says to the player who chose.
  if (victim.health <= 0 && cx.s.options['artillery-credit'] && !onOneSide(cx.s, victim.home, winner))
    notePutOut(cx, victim, winner);
}

/** SB-EVT-06.R1: ties for highest roll again among the tied. */
function highest(cx: SilverCx, seats: readonly Seat[]): Seat {
  const rolls = seats.map((seat) => {
    const die = cx.roll(10, 'for whom the guns fire');
    return { seat, die, total: die + gunners(cx, seat) };
  });
  cx.emit({ type: 'rolledOff', rule: 'SB-EVT-06', purpose: 'artillery', rolls });
  const most = Math.max(...rolls.map(({ total }) => total));
  const tied = rolls.filter(({ total }) => total === most).map(({ seat }) => seat);
  return tied.length === 1 ? tied[0]! : highest(cx, tied);
}

function gunners(cx: SilverCx, seat: Seat): number {
  return unitOf(cx.s, seat).reduce((sum, member) => sum + cx.modify('artilleryBonus', member, 0), 0);
}
