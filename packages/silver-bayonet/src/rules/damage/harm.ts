import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { DamageSubject } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { dangerOfFalling } from '../movement/danger-of-falling.ts';
import { bare, consequences } from './inflict.ts';

/** SB-ATT-04: what follows for a figure that lost Health to one source and still stands, before any reaction. */
export function afterwards(cx: SilverCx, taken: DamageSubject): void {
  const victim = figure(cx.s, taken.victim);
  if (taken.points > 0 && stands(victim) && cx.s.ended === null) dangerOfFalling(cx, victim, taken.source);
  consequences(cx, taken);
}

/** Damage that is no attack (SB-EQ-31), and what follows from it. Returns the points taken. */
export function harm(
  cx: SilverCx,
  victim: Figure,
  points: number,
  cause: string,
  rule: string,
  { source = null, types = [] }: { readonly source?: string | null; readonly types?: readonly string[] } = {},
): number {
  if (points <= 0) return 0;
  const taken = bare(cx, victim, { points, cause, rule, source, types });
  afterwards(cx, taken);
  return taken.points;
}
