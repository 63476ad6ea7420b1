import { bodyAt, type Spot } from '@vedette/engine/table';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { barrierCost, enemiesTouching, touch } from './contact.ts';

/** Whom a figure attacks when it stands there, with so much movement left; of several its player picks one. */
export function declaredTarget(
  cx: SilverCx,
  mover: Figure,
  spot: Spot,
  aim: Figure | null,
  left: number,
): Figure | null {
  // SB-GEN-09.R2: contact across a barrier must be paid for by the move that makes it.
  const there = bodyAt(spot, mover);
  const touching = enemiesTouching(cx.s, mover, there).filter(
    (enemy) => touch(cx.s, mover, enemy) || barrierCost(cx.s, there, enemy) <= left + 1 / cx.s.terrain.grid,
  );
  if (aim !== null && touching.includes(aim)) return aim;
  if (touching.length <= 1 || mover.side === null) return touching[0] ?? null;
  const options = touching.map(({ id }) => id);
  const id = cx.ask('attackWhom', mover.side, { options, figure: mover.id });
  return touching.find((enemy) => enemy.id === id)!;
}
