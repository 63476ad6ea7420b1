import type { Seat } from '@vedette/engine';
import { guestId } from '@vedette/scenario';
import { HELD_BACK } from '../../../figures.ts';
import type { SilverCx } from '../../../game.ts';
import { musterSoldier } from '../../../muster/mustered.ts';
import { memberFrom } from '../../../rules/setup/figure-from.ts';
import type { Figure } from '../../../state.ts';
import type { OperationOf } from '../../format/operation.ts';
import { chanceOf } from '../chance.ts';
import type { Context } from '../context.ts';
import { placesOf } from '../place.ts';
import { settledAt } from '../settle.ts';
import { atTable } from './operation.ts';

/** SB-UNIT-10, SB-OPS-40: somebody of the scenario's own is one of the soldiers of these players from now on. */
export const join = atTable<'join'>((cx, operation, context, world) => {
  let done = false;
  for (const seat of world.players(operation.side, context)) {
    const figure = newcomer(cx, operation.guest, seat);
    if (figure === null) continue;
    cx.s.figures.push(figure);
    if (operation.at === undefined) {
      // Before anybody deploys he does so with the rest; later, `arrive` brings him.
      if (cx.s.stage === 'play') figure.marks[HELD_BACK] = 1;
      done = true;
      continue;
    }
    if (comesOn(cx, figure, operation.at, seat, context)) done = true;
    else cx.s.figures.splice(cx.s.figures.indexOf(figure), 1);
  }
  return done;
});

/** Null: he is there already. */
function newcomer({ s }: SilverCx, guest: string, seat: Seat): Figure | null {
  const id = guestId(guest, seat);
  const document = s.scenario.guests?.find((one) => one.id === guest);
  if (document === undefined || s.figures.some((figure) => figure.id === id)) return null;
  const { id: _, ...soldier } = document;
  return memberFrom(musterSoldier({ ...soldier, special: [] }), id, seat, s.options);
}

function comesOn(
  cx: SilverCx,
  figure: Figure,
  at: NonNullable<OperationOf<'join'>['at']>,
  seat: Seat,
  context: Context,
): boolean {
  const [where] = placesOf(cx, at, { ...context, player: seat }, chanceOf(cx));
  const spot = where === undefined ? null : settledAt(cx, figure, where, seat);
  if (spot === null) return false;
  Object.assign(figure, spot);
  figure.standing = 'standing';
  const { id, x, y, z, mounted } = figure;
  cx.emit({ type: 'deployed', rule: 'SB-SET-02', figure: id, x, y, z, mounted });
  return true;
}
