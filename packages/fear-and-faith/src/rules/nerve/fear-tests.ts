import type { FaithCx } from '../../game.ts';
import type { Model, Trigger } from '../../state.ts';

/** FF-FEAR-01 to -14: those named test, nearest first, each result applied before the next. */
export function fearTests(_cx: FaithCx, _trigger: Extract<Trigger, { kind: 'fear' }>): void {}

/** FF-MOV-04 step 3, FF-FEAR-01 (1): somebody who is charged tests, and the result is applied at once. */
export function chargeTests(_cx: FaithCx, _charger: Model, _target: Model): 'stays' | 'fled' {
  return 'stays';
}
