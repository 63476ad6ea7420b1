import type { Seat } from '@vedette/engine';
import { isGuest } from '@vedette/scenario';
import { isDown, unit } from '../../figures.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import type { Tally } from '../format/condition.ts';
import { seatOf } from './playable.ts';

/** So many of all there were. */
export interface Counted {
  readonly count: number;
  readonly of: number;
}

/** Whether it is counted in the middle of play, or when its time is up. */
export type Counting = 'in-play' | 'at-limit';

/** BP-SCN-09: killed or routed; at the turn limit everybody who flees as well, and the wounded left behind. */
export function lostOf(s: BayonetPointState, side: Seat, counting: Counting, guest?: string): Counted {
  const all = s.figures.filter((f) => f.side === side);
  const own = ofGuest(all, guest);
  const atLimit = counting === 'at-limit';
  const everyFleer = atLimit || s.options['routed-counts'] === 'fleeing';
  const left = atLimit && !all.some(staysOn);
  const isLost = (f: Figure) => {
    if (f.standing === 'incapacitated' || f.standing === 'routed') return true;
    if (left && f.standing === 'table' && isDown(f)) return true;
    return f.standing === 'table' && f.fleeing && (everyFleer || unit(s, f.unit).flight?.final === true);
  };
  return { count: own.filter(isLost).length, of: own.length };
}

/** All of them, or that one. */
function ofGuest(figures: readonly Figure[], guest: string | undefined): readonly Figure[] {
  return guest === undefined ? figures : figures.filter(({ unit: of }) => isGuest(of, guest));
}

/** BP-DIG-12: while one of them holds out, or is still to come, their side has not left its wounded lying. */
function staysOn(f: Figure): boolean {
  return f.standing === 'waiting' || (f.standing === 'table' && !isDown(f) && !f.fleeing);
}

/** What a side has lost or done so far. */
export function countOf(s: BayonetPointState, tally: Tally, counting: Counting): Counted {
  const seat = seatOf(s, tally.side);
  if (tally.tally === 'lost') return lostOf(s, seat, counting, tally.guest);
  if (tally.tally === 'through') {
    const all = s.figures.filter((f) => f.side === seat);
    const own = ofGuest(all, tally.guest);
    return { count: own.filter(({ standing }) => standing === 'through').length, of: own.length };
  }
  const all = s.animals.filter(({ object }) => tally.objects.includes(object));
  return { count: all.filter(({ taken }) => taken === seat).length, of: all.length };
}

/** BP-SCN-09: whether a side has lost a smaller share than another, by so much of the whole or more. */
export function isAhead(own: Counted, other: Counted, [part, of]: readonly [number, number]): boolean {
  if (own.of === 0 || other.of === 0) return false;
  return (other.count * own.of - own.count * other.of) * of >= part * own.of * other.of;
}
