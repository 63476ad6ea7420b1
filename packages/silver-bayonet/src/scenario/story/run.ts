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

/** Lists within lists, and cards that draw cards: more than any story needs, fewer than would never end. */
const DEEPEST = 30;

/** The same wherever operations run. */
export function runIn(world: World, operations: readonly Operation[], context: Context): void {
  const inner = { ...world, depth: world.depth + 1 };
  operations.forEach((operation, i) => {
    if (world.isOver()) return;
    if (world.depth < DEEPEST) perform(inner, operation, { ...context, trail: `${context.trail}/${i}` });
    else world.tell({ type: 'cameToNothing', rule: 'SB-OPS-29', op: operation.op });
  });
}
