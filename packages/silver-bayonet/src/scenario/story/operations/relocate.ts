import { figure as find, stands } from '../../../figures.ts';
import { put } from '../../../rules/movement/put.ts';
import { chanceOf } from '../chance.ts';
import { placesOf } from '../place.ts';
import { settledAt } from '../settle.ts';
import { thoseOf } from '../who.ts';
import { atTable } from './operation.ts';

/** SB-OPS-41: figures are lifted and put down elsewhere, with all that is theirs. */
export const relocate = atTable<'relocate'>((cx, { op, who, at, by }, context, world) => {
  const [seat = null] = by === undefined ? [] : world.players(by, context);
  let done = false;
  for (const id of thoseOf(world, who, context, op)) {
    const figure = find(cx.s, id);
    for (const where of stands(figure) ? placesOf(cx, at, context, chanceOf(cx)) : []) {
      if (world.isOver() || !stands(figure)) return done;
      const spot = settledAt(cx, figure, where, seat);
      if (spot === null) continue;
      put(cx, figure, spot, 'placed', 0, 'SB-OPS-41');
      done = true;
    }
  }
  return done;
});
