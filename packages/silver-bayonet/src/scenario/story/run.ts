import type { SilverCx } from '../../game.ts';
import type { Operation } from '../format/operation.ts';
import type { Context } from './context.ts';
import { perform } from './operations/index.ts';
import { atTheTable } from './table-world.ts';
import type { World } from './world.ts';

/** SB-OPS-29: a list of operations at the table, one after the other, each completely. */
export function run(cx: SilverCx, operations: readonly Operation[], context: Context): void {
  if (operations.length > 0) runIn(atTheTable(cx), operations, context);
}

/** The same wherever operations run. */
export function runIn(world: World, operations: readonly Operation[], context: Context): void {
  operations.forEach((operation, i) => {
    if (!world.isOver()) perform(world, operation, { ...context, trail: `${context.trail}/${i}` });
  });
}
