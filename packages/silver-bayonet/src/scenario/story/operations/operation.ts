import type { SilverCx } from '../../../game.ts';
import type { Operation, OperationOf } from '../../format/operation.ts';
import type { Context } from '../context.ts';
import type { World } from '../world.ts';

type Op = Operation['op'];

/** Does what an operation says; false: there was nothing to do, or no way to do it (SB-OPS-29). */
export type Doing<Name extends Op> = (
  world: World,
  operation: OperationOf<Name>,
  context: Context,
) => boolean;

/** What an operation says where there is a table. */
type DoingAtTable<Name extends Op> = (
  cx: SilverCx,
  operation: OperationOf<Name>,
  context: Context,
  world: World,
) => boolean;

/** An operation that means nothing after the game. */
export function atTable<Name extends Op>(doing: DoingAtTable<Name>): Doing<Name> {
  return (world, operation, context) => world.table !== null && doing(world.table, operation, context, world);
}
