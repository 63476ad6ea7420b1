import type { Spot } from '@vedette/engine/table';
import { boardOf, onBoard } from '../../scenario/boards/board.ts';
import type { Room, Thing } from '../../scenario/story/where.ts';
import type { SilverBayonetState } from '../../state.ts';
import { nameOf } from './names.ts';
import { authorsName } from './vocabulary.ts';

/** Finer than anybody measures at a table; the event itself has every digit. */
export function tenths(inches: number): number {
  return Math.round(inches * 10) / 10;
}

/** A place as its board counts (SB-OPS-02), and the board where there are several. */
export function at(spot: Spot, s: SilverBayonetState): string {
  const { x, y } = onBoard(s, spot);
  const place = [tenths(x), tenths(y)].join(', ') + (spot.z === 0 ? '' : `, ${tenths(spot.z)}" up`);
  return s.terrain.areas === undefined ? place : `${place} (${authorsName(boardOf(s, spot))})`;
}

/** A marker that can be searched, by where it lies; by its colour too where there are several decks. */
export function clueName(s: SilverBayonetState, id: string): string | null {
  const clue = s.clues.find((marker) => marker.id === id);
  if (clue === undefined) return null;
  const decks = new Set(s.scenario.clues?.map(({ deck }) => deck));
  return `the ${decks.size > 1 ? `${authorsName(clue.deck)} ` : ''}clue marker at ${at(clue, s)}`;
}

/** SB-OPS-22: what binds somebody who chooses a spot, after a comma; nothing where nothing does. */
export function roomInWords(room: Room, s: SilverBayonetState): string {
  if ('within' in room) return `, within ${room.within}" of ${thingInWords(room.of, s)}`;
  return 'touching' in room ? `, touching ${thingInWords(room.touching, s)}` : '';
}

function thingInWords(thing: Thing, s: SilverBayonetState): string {
  if ('body' in thing) return bodyInWords(thing, s);
  return `the ${authorsName('piece' in thing ? thing.piece : thing.zone)}`;
}

/** A figure or a clue marker by its name, where one is there; else the spot. */
function bodyInWords({ body, is }: Extract<Thing, { body: unknown }>, s: SilverBayonetState): string {
  const here = ({ x, y, z }: Spot) => x === body.x && y === body.y && z === body.z;
  const figure = is === 'figure' ? s.figures.find(here) : undefined;
  if (figure !== undefined) return nameOf(s, figure.id);
  const clue = s.clues.find(here);
  return clue === undefined ? `the spot at ${at(body, s)}` : clueName(s, clue.id)!;
}
