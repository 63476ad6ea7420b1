import { figure as find } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import type { Figure } from '../../../state.ts';
import type { Operation } from '../../format/operation.ts';
import type { Who } from '../../format/who.ts';
import type { Context } from '../context.ts';
import { thoseOf } from '../who.ts';
import type { World } from '../world.ts';
import { atTable, type Doing } from './operation.ts';

type WithWho = Extract<Operation, { readonly who: Who }>;

/** An operation that does something to each of its figures, one after the other; false: nothing came of any. */
export function toEach<Op extends WithWho['op']>(
  act: (
    cx: SilverCx,
    figure: Figure,
    operation: Extract<WithWho, { readonly op: Op }>,
    context: Context,
    world: World,
  ) => boolean,
): Doing<Op> {
  return atTable<Op>((cx, operation, context, world) => {
    const named = operation as Extract<WithWho, { readonly op: Op }>;
    let done = false;
    for (const id of thoseOf(world, named.who, context, named.op)) {
      if (world.isOver()) break;
      if (world.isThere(id, 'on-table')) done = act(cx, find(cx.s, id), named, context, world) || done;
    }
    return done;
  });
}
