import type { PointCx } from '../../game.ts';
import { D10 } from '../test/test.ts';

/** Both players roll a D10 until they differ; each one's last die. */
export function rollOff(cx: PointCx, purpose: string, rule: string): readonly [number, number] {
  for (;;) {
    const dice = [cx.roll(D10), cx.roll(D10)] as const;
    for (const [seat, die] of dice.entries()) cx.emit({ type: 'rolled', rule, seat, die, purpose });
    if (dice[0] !== dice[1]) return dice;
  }
}
