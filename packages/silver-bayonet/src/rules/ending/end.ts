import type { SilverCx } from '../../game.ts';
import { endingNow } from '../../scenario/score/ending.ts';

/** SB-END-02, SB-END-03: the game ends as soon as the scenario says so; nothing is read before turn 1 (SB-OPS-27). */
export function endIfDecided(cx: SilverCx): void {
  endIf(cx, 'at-once');
}

/** SB-TURN-12, step 4. */
export function endWithTurn(cx: SilverCx): void {
  endIf(cx, 'turn-end');
}

function endIf(cx: SilverCx, when: 'at-once' | 'turn-end'): void {
  if (cx.s.ended !== null || cx.s.stage !== 'play') return;
  const ending = endingNow(cx, when);
  if (ending !== null) end(cx, ending.reason, ending.rule);
}

export function end(cx: SilverCx, reason: string, rule: string): void {
  if (cx.s.ended !== null) return;
  cx.s.ended = { reason };
  cx.emit({ type: 'ended', rule, reason });
}
