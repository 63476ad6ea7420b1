import type { Body, Spot } from '@vedette/engine/table';
import type { SilverBayonetState } from '../../state.ts';
import { areaOf, boardOf } from '../boards/board.ts';
import { boxOf, distanceTo, isTouching, middleOf } from './thing.ts';
import type { Room, Thing } from './where.ts';

/** SB-OPS-22: whether a base there satisfies the wording; nothing is measured from board to board (SB-OPS-04). */
export function isIn(s: SilverBayonetState, room: Room, body: Body): boolean {
  if ('anywhereOn' in room) return boardOf(s, body) === room.anywhereOn;
  const of = thingIn(room);
  if (boardOf(s, body) !== boardOf(s, middleOf(s, of))) return false;
  return 'touching' in room ? isTouching(s, of, body) : distanceTo(s, of, body) <= room.within;
}

export function middleOfRoom(s: SilverBayonetState, room: Room): Spot {
  if (!('anywhereOn' in room)) return middleOf(s, thingIn(room));
  const { x, y, width, depth } = areaOf(s, room.anywhereOn);
  return { x: x + width / 2, y: y + depth / 2, z: 0 };
}

/** Where the centre of a base of this radius can be at all: west, south, east, north. */
export function spanOf(
  s: SilverBayonetState,
  room: Room,
  radius: number,
): readonly [number, number, number, number] {
  const board = 'anywhereOn' in room ? room.anywhereOn : boardOf(s, middleOf(s, thingIn(room)));
  const area = areaOf(s, board);
  const [w, so, e, n] = [
    area.x + radius,
    area.y + radius,
    area.x + area.width - radius,
    area.y + area.depth - radius,
  ];
  if ('anywhereOn' in room) return [w, so, e, n];
  const [west, south, east, north] = boxOf(s, thingIn(room));
  const reach = radius + ('within' in room ? room.within : 1);
  return [
    Math.max(w, west - reach),
    Math.max(so, south - reach),
    Math.min(e, east + reach),
    Math.min(n, north + reach),
  ];
}

function thingIn(room: Exclude<Room, { readonly anywhereOn: string }>): Thing {
  return 'touching' in room ? room.touching : room.of;
}
