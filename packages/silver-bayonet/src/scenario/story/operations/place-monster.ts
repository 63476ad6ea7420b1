import type { Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { SilverCx } from '../../../game.ts';
import { turnedAway } from '../../../rules/monsters/free-hand.ts';
import { appear, withdraw } from '../../../rules/monsters/place-monster.ts';
import { nearestFooting } from '../../../rules/movement/nearest-footing.ts';
import type { FigureId } from '../../../state.ts';
import type { OperationOf } from '../../format/operation.ts';
import { noteDeed } from '../../score/note-deed.ts';
import { chanceOf } from '../chance.ts';
import type { Context } from '../context.ts';
import { monsterOf, originOf } from '../monster.ts';
import { placesOf } from '../place.ts';
import { FARTHEST, settledAt } from '../settle.ts';
import type { Where } from '../where.ts';
import { atTable } from './operation.ts';

const RULE = 'SB-OPS-40';

/** SB-OPS-40, SB-SCN-GEN-14: monsters come to the table, at each of the places meant. */
export const placeMonster = atTable<'place-monster'>((cx, operation, context, world) => {
  const { at, by, store } = operation;
  if (turnedAway(cx, operation.monster)) return true;
  const places = placesOf(cx, at, context, chanceOf(cx));
  const [seat = null] = by === undefined ? [] : world.players(by, context);
  const placed: FigureId[] = [];
  for (const where of places) {
    if (!world.isOver()) placed.push(...placedAt(cx, operation, where, seat, context));
  }
  if (store !== undefined) cx.s.story.figures[store] = placed.slice(-1);
  return placed.length > 0;
});

/** The first where it is meant to be, the others beside it. */
function placedAt(
  cx: SilverCx,
  operation: OperationOf<'place-monster'>,
  where: Where,
  by: Seat | null,
  context: Context,
): readonly FigureId[] {
  const placed: FigureId[] = [];
  let first: Spot | null = null;
  for (let left = operation.n ?? 1; left > 0; left--) {
    const monster = monsterOf(cx, operation.monster, operation);
    if (monster === null) break;
    const spot: Spot | null =
      first === null ? settledAt(cx, monster, where, by) : nearestFooting(cx, monster, first, FARTHEST);
    if (spot === null) {
      withdraw(cx, monster);
      break;
    }
    first ??= spot;
    if (operation.group !== undefined) cx.s.story.groups[monster.id] = operation.group;
    noteDeed(cx, { what: 'placed', monster: monster.type });
    appear(cx, monster, spot, RULE, originOf(cx, operation, context) ?? spot);
    placed.push(monster.id);
  }
  return placed;
}
