import type { FaithCx } from '../../game.ts';
import type { Operation } from '../format/operation.ts';
import type { Heard } from './heard.ts';
import { RUNS } from './operations/index.ts';
import type { Run } from './operations/run.ts';

/** Does one operation, or as much of it as belongs to one step of the game; what is to be done next in its place. */
export function perform(cx: FaithCx, operation: Operation, heard: Heard): readonly Operation[] {
  const run = RUNS[operation.op] as Run<Operation['op']>;
  return run(cx, operation, heard, performAll) ?? NOTHING;
}

const NOTHING: readonly Operation[] = [];

/** A whole list, one operation after the other, each completely. */
export function performAll(cx: FaithCx, operations: readonly Operation[], heard: Heard): void {
  let left = operations;
  while (left.length > 0 && cx.s.ended === null) {
    const [first, ...rest] = left;
    left = [...perform(cx, first!, heard), ...rest];
  }
}
