import type { Seat } from '@vedette/engine';
import type { FaithCx } from '../../game.ts';
import { D6 } from '../quality/quality.ts';

interface RollOff {
  readonly purpose: string;
  readonly rule: string;
  /** What a seat adds to its die. */
  bonus?(seat: Seat): number;
}

/** FF-GEN-17: one die each, highest first; those who tie roll again among themselves. */
export function rollOff(cx: FaithCx, seats: readonly Seat[], about: RollOff): readonly Seat[] {
  if (seats.length < 2) return seats;
  const { purpose, rule } = about;
  const totals = seats.map((seat) => {
    const die = cx.roll(D6, purpose);
    cx.emit({ type: 'rolled', rule, seat, model: null, die, purpose });
    return { seat, total: die + (about.bonus?.(seat) ?? 0) };
  });
  const places = [...new Set(totals.map(({ total }) => total))].sort((a, b) => b - a);
  return places.flatMap((place) => {
    const level = totals.filter(({ total }) => total === place).map(({ seat }) => seat);
    return rollOff(cx, level, about);
  });
}
