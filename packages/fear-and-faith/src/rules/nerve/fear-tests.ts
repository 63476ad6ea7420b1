import type { FaithCx } from '../../game.ts';
import type { Trigger } from '../../state.ts';

/** FF-FEAR-01 to -14: those named test, nearest first, each result applied before the next. */
export function fearTests(_cx: FaithCx, _trigger: Extract<Trigger, { kind: 'fear' }>): void {}
