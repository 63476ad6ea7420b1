import type { Seat } from '@vedette/engine';
import type { PointCx } from '../../game.ts';
import { hear } from '../../scenario/story/rules.ts';
import { beginStep } from './begin-step.ts';
import { rollOff } from './roll-off.ts';

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
