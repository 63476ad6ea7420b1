import { HELD_BACK, waitsToDeploy } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import type { Figure } from '../../../state.ts';
import type { Filter } from '../../format/who.ts';
import { chanceOf } from '../chance.ts';
import type { Context } from '../context.ts';
import { matches } from '../filter.ts';
import { placesOf } from '../place.ts';
import { settledAt } from '../settle.ts';
import { atTable } from './operation.ts';

/** Soldiers of each of these players who stay behind when the others deploy, as he chooses. */
export const holdBack = atTable<'hold-back'>((cx, { op, side, n, who = {} }, context, world) => {
  let done = false;
  for (const seat of world.players(side, context)) {
    const own = cx.s.figures.filter(
      (f) => f.side === seat && waitsToDeploy(f) && matches(cx, who, f, context),
    );
    // Somebody has to begin.
    const most = Math.min(
      n,
      cx.s.figures.filter((f) => f.side === seat && waitsToDeploy(f)).length - 1,
      own.length,
    );
    if (most < 1) continue;
    const ids = own.map(({ id }) => id);
    const chosen = ids.length <= most ? ids : world.pick(seat, ids, most, op);
    for (const f of own) if (chosen.includes(f.id)) f.marks[HELD_BACK] = 1;
    done = true;
  }
  return done;
});

/** They come on, each where his player wants inside the place; an `own` edge is that player's. */
export const arrive = atTable<'arrive'>((cx, { side, at, n, who = {} }, context, world) => {
  let done = false;
  for (const seat of world.players(side, context)) {
    for (const figure of heldBack(cx, seat, who, context).slice(0, n)) {
      if (world.isOver()) return done;
      for (const where of placesOf(cx, at, { ...context, player: seat }, chanceOf(cx))) {
        const spot = settledAt(cx, figure, where, seat);
        if (spot === null) continue;
        delete figure.marks[HELD_BACK];
        Object.assign(figure, spot);
        figure.standing = 'standing';
        const { id, x, y, z, mounted } = figure;
        cx.emit({ type: 'deployed', rule: 'SB-SET-02', figure: id, x, y, z, mounted });
        done = true;
        break;
      }
    }
  }
  return done;
});

function heldBack(cx: SilverCx, seat: number, who: Filter, context: Context): readonly Figure[] {
  return cx.s.figures.filter(
    (f) => f.side === seat && f.marks[HELD_BACK] !== undefined && matches(cx, who, f, context),
  );
}
