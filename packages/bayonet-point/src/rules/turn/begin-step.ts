import type { PointCx } from '../../game.ts';
import type { TurnStep } from '../../state.ts';

/** BP-SEQ-01: on to this step, and the log says so. */
export function beginStep(cx: PointCx, step: TurnStep): void {
  const { s } = cx;
  s.step = step;
  cx.emit({ type: 'stepBegan', rule: 'BP-SEQ-01', step, turn: s.turn });
}
