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

/** How high up a place is, and on which board where there are several; nothing on the flat of the only one. */
export function storey(spot: Spot, s: SilverBayonetState): string {
  const up = spot.z === 0 ? '' : `, ${tenths(spot.z)}" up`;
  return s.terrain.areas === undefined ? up : `${up} (${authorsName(boardOf(s, spot))})`;
}

/** "in the north-west", as one would point it out. */
export function inPart(spot: Spot, s: SilverBayonetState): string {
  return `in the ${quarter(spot, s) ?? 'middle'}${storey(spot, s)}`;
}

/** So near to the middle of its board, as a share of it, a thing lies in the middle. */
const MIDDLE = 1 / 12;

/** In which part of its board a place lies: "north-west"; null: in the middle. */
function quarter(spot: Spot, s: SilverBayonetState): string | null {
  const board = s.scenario.boards.find(({ id }) => id === boardOf(s, spot))!;
  const { x, y } = onBoard(s, spot);
  const [east, north] = [x / board.width - 0.5, y / board.height - 0.5];
  const parts = [
    north > MIDDLE ? 'north' : north < -MIDDLE ? 'south' : null,
    east > MIDDLE ? 'east' : east < -MIDDLE ? 'west' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('-');
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A marker that can be searched, by where it lies; by its colour too where there are several decks. */
export function clueName(s: SilverBayonetState, id: string): string | null {
  const clue = s.clues.find((marker) => marker.id === id);
  if (clue === undefined) return null;
  const decks = new Set(s.scenario.clues?.map(({ deck }) => deck));
  const named = `${decks.size > 1 ? `${authorsName(clue.deck)} ` : ''}clue marker`;
  const [part, board] = [quarter(clue, s), boardOf(s, clue)];
  const beside = s.clues.filter(
    (other) => other !== clue && boardOf(s, other) === board && quarter(other, s) === part,
  );
  const where = s.terrain.areas === undefined ? '' : ` (${authorsName(board)})`;
  // Three in the same quarter are counted from the west, two told apart by how they lie to each other.
  const nth = [...beside, clue].sort((a, b) => a.x - b.x || a.y - b.y).indexOf(clue);
  const further =
    beside.length > 1
      ? `, the ${NTH[nth] ?? `${nth + 1}th`} from the west`
      : beside[0] === undefined
        ? ''
        : `, further ${directionFrom(beside[0], clue)}`;
  return `${part === null ? `the ${named} in the middle` : `the ${part} ${named}`}${where}${further}`;
}

/** From one place to another, by the longer way of the two. */
function directionFrom(from: Spot, to: Spot): string {
  const [east, north] = [to.x - from.x, to.y - from.y];
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? 'east' : 'west';
  return north > 0 ? 'north' : 'south';
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
  return clue === undefined ? `the spot ${inPart(body, s)}` : clueName(s, clue.id)!;
}
