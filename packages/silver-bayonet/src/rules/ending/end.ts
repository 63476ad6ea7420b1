import { unitOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';

/** SB-END-02: the game ends as soon as a player has nobody left (with three or more, when at most one has). */
export function endIfDecided(cx: SilverCx): void {
  const { s } = cx;
  if (s.ended !== null || !s.sidesRolled || s.deploying.length > 0) return;
  const left = s.sides.filter((_, seat) => unitOf(s, seat).length > 0).length;
  const first = s.options['multi-end'] === 'first' || s.sides.length <= 2;
  if (first ? left === s.sides.length : left > 1) return;
  end(cx, 'no-figures', 'SB-END-02');
}

export function end(cx: SilverCx, reason: string, rule: string): void {
  if (cx.s.ended !== null) return;
  cx.s.ended = { reason };
  cx.emit({ type: 'ended', rule, reason });
}
