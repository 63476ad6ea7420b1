import type { FaithCx } from '../../../game.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import type { Heard } from '../heard.ts';

/** What an operation does; operations that it gives back are done next, in its place. `tell`: a list for others. */
export type Run<Op extends Operation['op']> = (
  cx: FaithCx,
  operation: OperationOf<Op>,
  heard: Heard,
  tell: (cx: FaithCx, operations: readonly Operation[], heard: Heard) => void,
) => readonly Operation[] | undefined;
