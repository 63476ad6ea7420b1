import type { Spot, Trace } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { put } from './put.ts';

/** A point of a way, and what it took to get there. */
interface Point {
  readonly spot: Spot;
  readonly cost: number;
  readonly stretch: number;
}

/** Puts a figure where it got to on its way, from one end of a link to the other where it took one. */
export function walk(
  cx: SilverCx,
  mover: Figure,
  { stretches }: Trace,
  { spot, cost, stretch }: Point,
  how: 'move' | 'sprint',
  rule: string,
): void {
  let passed: Spot[] = [];
  let paid = 0;
  let told = 0;
  for (const { kind, from, to, cost: each } of stretches.slice(0, stretch)) {
    if (kind === 'link') {
      if (passed.length > 0) put(cx, mover, from, how, paid - told, rule, passed.slice(0, -1));
      if (stands(mover) && cx.s.ended === null) put(cx, mover, to, 'link', each, 'SB-OPS-09');
      if (!stands(mover) || cx.s.ended !== null) return;
      passed = [];
      told = paid + each;
    } else passed.push(to);
    paid += each;
  }
  const there = spot.x === mover.x && spot.y === mover.y && spot.z === mover.z;
  // It may end just where a link has brought it.
  if (!there || stretches[stretch - 1]?.kind !== 'link') put(cx, mover, spot, how, cost - told, rule, passed);
}
