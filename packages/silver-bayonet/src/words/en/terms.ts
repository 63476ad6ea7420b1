import type { SilverBayonetState } from '../../state.ts';
import { authorsName, term } from './vocabulary.ts';

/** What counts for or against a roll, or adds to harm: attributes, items, ground, weather and the rest of the rules. */
export function modifier(by: string): string {
  return term(by);
}

/** One of several boards. */
export function areaName(_: SilverBayonetState, id: string): string {
  return authorsName(id);
}

/** A piece of the ground that is in the way of somebody's sight. */
export function pieceName(_: SilverBayonetState, id: string): string {
  return authorsName(id);
}

/** SB-TER-02: what comes over somebody. */
export function fright(id: string): string {
  return term(id);
}
