import type { Spot } from '@vedette/engine/table';
import { boardOf, onBoard } from '../scenario/boards/board.ts';
import type { Room } from '../scenario/story/place.ts';
import type { Thing } from '../scenario/story/thing.ts';
import type { SilverBayonetState } from '../state.ts';
import { plain } from './names.ts';

/** Finer than anybody measures at a table; the event itself has every digit. */
export function tenths(inches: number): number {
  return Math.round(inches * 10) / 10;
}

/** A place as its board counts (SB-OPS-02), and the board where there are several. */
export function at(spot: Spot, s: SilverBayonetState): string {
  const { x, y } = onBoard(s, spot);
  const place = [tenths(x), tenths(y)].join(', ') + (spot.z === 0 ? '' : `, ${tenths(spot.z)}" up`);
  return s.terrain.areas === undefined ? place : `${place} (${plain(boardOf(s, spot))})`;
}

/** SB-OPS-22: what binds somebody who chooses a spot, after a comma; nothing where nothing does. */
export function roomInWords(room: Room, s: SilverBayonetState): string {
  if ('within' in room) return `, within ${room.within}" of ${thingInWords(room.of, s)}`;
  return 'touching' in room ? `, touching ${thingInWords(room.touching, s)}` : '';
}

function thingInWords(thing: Thing, s: SilverBayonetState): string {
  if ('body' in thing) return `what is at ${at(thing.body, s)}`;
  return `the ${plain('piece' in thing ? thing.piece : thing.zone)}`;
}
