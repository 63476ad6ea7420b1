import type { Seat } from '@vedette/engine';
import type { PointCx } from '../../game.ts';
import { hear } from '../../scenario/story/rules.ts';
import { D10 } from '../test/test.ts';
import { beginStep } from './begin-step.ts';

/** Both players roll a D10 until they differ; each one's last die. */
export function rollOff(cx: PointCx, purpose: string, rule: string): readonly [number, number] {
  for (;;) {
    const dice = [cx.roll(D10), cx.roll(D10)] as const;
    for (const [seat, die] of dice.entries()) cx.emit({ type: 'rolled', rule, seat, die, purpose });
    if (dice[0] !== dice[1]) return dice;
  }
}

/** BP-INI-01 */
export function rollInitiative(cx: PointCx): void {
  const { s } = cx;
  hear(cx, 'turn-start');
  const [a, b] = rollOff(cx, 'initiative', 'BP-INI-01');
  const first: Seat = a > b ? 0 : 1;
  s.first = first;
  s.active = first;
  cx.emit({ type: 'initiative', rule: 'BP-INI-01', seat: first });
  beginStep(cx, 'flight-1');
}
