import type { Reader, Seat } from '@vedette/engine';
import type { Duel, DuelCx } from '../game.ts';
import type { Roll } from '../questions.ts';
import { duellist } from '../state.ts';
import { plays } from './cards.ts';
import { fallen } from './fall.ts';

const CARD_BONUS = 3;

/** DU-06 to DU-08: one strike; the target may be hurt, and may fall. */
export function strike(cx: DuelCx, striker: Seat, target: Seat): void {
  const lunge = plays(cx, striker, 'lunge') ? CARD_BONUS : 0;
  const parry = plays(cx, target, 'parry') ? CARD_BONUS : 0;
  const modifier = duellist(cx.s, striker).skill + lunge;
  const needed = duellist(cx.s, target).guard + parry;
  const roll = rollStrike(cx, striker, modifier, needed);
  const hit = roll.total >= needed;
  cx.emit({ type: 'struck', rule: 'DU-06', seat: striker, target, modifier, hit, ...roll });
  if (hit) hurt(cx, striker, target, roll.power);
}

/** The dice of a strike, with the one fate die that may go into it (DU-07). */
function rollStrike(cx: DuelCx, seat: Seat, modifier: number, needed: number): Roll {
  const striker = duellist(cx.s, seat);
  let power = cx.roll(10);
  let skill = cx.roll(10);
  if (striker.fate > 0) {
    const total = power + skill + modifier;
    const die = cx.ask('spendFate', seat, {
      options: ['keep', 'power', 'skill'],
      power,
      skill,
      total,
      needed,
    });
    if (die !== 'keep') {
      striker.fate--;
      const face = cx.roll(10);
      if (die === 'power') power = face;
      else skill = face;
      cx.emit({ type: 'fateSpent', rule: 'DU-07', seat, die, face });
    }
  }
  return { power, skill, total: power + skill + modifier, needed };
}

/** DU-06, DU-12: what a hit does when the power die shows this. */
export function damageOf(look: Reader<Duel>, striker: Seat, target: Seat, power: number): number {
  return look.modify('damage', duellist(look.s, striker), power, { target: duellist(look.s, target) });
}

function hurt(cx: DuelCx, striker: Seat, target: Seat, power: number): void {
  const victim = duellist(cx.s, target);
  const points = damageOf(cx, striker, target, power);
  victim.health -= points;
  cx.emit({ type: 'hurt', rule: 'DU-06', seat: target, points, health: victim.health });
  fallen(cx, target);
}
