import type { SilverCx } from '../../game.ts';
import type { Operation } from '../format/operation.ts';
import type { Context } from './context.ts';
import { perform } from './operations/index.ts';
import { atTheTable } from './table-world.ts';
import type { Setting, World } from './world.ts';

/** SB-OPS-29: a list of operations at the table, one after the other, each completely. */
export function run(cx: SilverCx, operations: readonly Operation[], context: Context): void {
  if (operations.length > 0) runIn(atTheTable(cx), operations, context);
}

/** Lists within lists, and cards that draw cards: more than any story needs, fewer than would never end. */
const DEEPEST = 30;

/** The same wherever operations run. */
export function runIn(setting: Setting, operations: readonly Operation[], context: Context): void {
  const world: World = {
    ...setting,
    depth: setting.depth + 1,
    run: (list, within) => runIn(world, list, within),
  };
  operations.forEach((operation, i) => {
    if (world.isOver()) return;
    if (setting.depth < DEEPEST) perform(world, operation, { ...context, trail: `${context.trail}/${i}` });
    else world.tell({ type: 'cameToNothing', rule: 'SB-OPS-29', op: operation.op });
  });
}
