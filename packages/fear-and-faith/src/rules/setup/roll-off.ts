import type { Seat } from '@vedette/engine';
import type { FaithCx } from '../../game.ts';
import { D6 } from '../quality/quality.ts';

/** FF-GEN-17: one die each, highest first; those who tie roll again among themselves. */
export function rollOff(cx: FaithCx, seats: readonly Seat[], purpose: string, rule: string): readonly Seat[] {
  if (seats.length < 2) return seats;
  const dice = seats.map((seat) => {
    const die = cx.roll(D6, purpose);
    cx.emit({ type: 'rolled', rule, seat, model: null, die, purpose });
    return { seat, die };
  });
  const faces = [...new Set(dice.map(({ die }) => die))].sort((a, b) => b - a);
  return faces.flatMap((face) =>
    rollOff(
      cx,
      dice.filter(({ die }) => die === face).map(({ seat }) => seat),
      purpose,
      rule,
    ),
  );
}
