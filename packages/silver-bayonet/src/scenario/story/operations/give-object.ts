import { figure as find } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import type { Figure } from '../../../state.ts';
import { giveObject as carry, placeObject } from '../../objects/carry.ts';
import { thoseOf } from '../who.ts';
import { atTable } from './operation.ts';

const RULE = 'SB-OPS-56';

/** SB-OPS-56: a figure carries the object now, if its player may not refuse or does not; else it lies where it was found. */
export const giveObject = atTable<'give-object'>(
  (cx, { op, object, to, optional = false }, context, world) => {
    const clue = cx.s.clues.find(({ id }) => id === context.clue) ?? null;
    const [id] = thoseOf(world, to, context, op);
    const carrier = id === undefined ? null : find(cx.s, id);
    if (carrier === null || carrier.side === null) {
      if (clue === null) return false;
      placeObject(cx, object, clue, 'loose', RULE);
    } else if (optional && refuses(cx, carrier, carrier.side, object)) {
      placeObject(cx, object, clue ?? carrier, 'loose', RULE);
    } else carry(cx, carrier, object, RULE);
    return true;
  },
);

function refuses(cx: SilverCx, { id }: Figure, seat: number, object: string): boolean {
  return cx.ask('takeUp', seat, { options: ['take', 'leave'], figure: id, object }) === 'leave';
}
