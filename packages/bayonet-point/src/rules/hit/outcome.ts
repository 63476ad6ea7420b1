import { rowOf } from '../../data/classes.ts';
import { HIT_OUTCOMES, type Result } from '../../data/outcomes.ts';
import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { D10 } from '../test/test.ts';

export type Where = 'shooting' | 'melee';

/** A result and what brought it. */
export interface Blow {
  /** Null: nobody's doing. */
  readonly by: Figure | null;
  readonly where: Where;
}

/** BP-HIT-01 to -04: one D10 for a hit. */
export function rollOutcome(cx: PointCx, f: Figure, modifier: number, rule: string): Result {
  const die = cx.roll(D10);
  const total = Math.max(1, Math.min(D10, die + modifier));
  const { result } = rowOf(HIT_OUTCOMES[cx.s.options['hit-outcome']], ({ faces }) => faces, total);
  cx.emit({ type: 'outcome', rule, figure: f.id, die, total, result });
  return result;
}
