import type { FaithCx } from '../../game.ts';
import type { Phase } from '../../state.ts';

/** FF-ACT-16: what comes next; only turns are worth telling. */
export function beginPhase(cx: FaithCx, phase: Phase): void {
  const { s } = cx;
  s.phase = phase;
  if (phase === 'turn') cx.emit({ type: 'phase', rule: 'FF-GEN-14', phase, round: s.round, seat: s.active });
}
