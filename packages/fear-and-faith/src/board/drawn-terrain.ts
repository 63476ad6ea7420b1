import { DIRECTIONS, type Piece, type TableData } from '@vedette/engine/table';
import { strip } from '../rules/ground/portals.ts';
import type { FaithState, Portal, Room } from '../state.ts';

/** Words that a map knows for what the rules call otherwise. */
const MAP_WORDS: Readonly<Record<string, string>> = { church: 'holy-ground' };

/** By all that is drawn and is not in the table itself. */
const drawn = new WeakMap<TableData, Map<string, TableData>>();
/** Of one table: more are drawn anew. */
const MOST = 20;

/**
 * The table as it is drawn: floors of rooms, everything with its type after its traits, doors that stand open among it.
 * Matches may share a table, and have their doors shut, locked or hung with garlic each in its own way.
 */
export function drawnTerrain({ terrain, rooms, portals }: FaithState): TableData {
  let known = drawn.get(terrain);
  if (known === undefined) {
    known = new Map();
    drawn.set(terrain, known);
  }
  const key = JSON.stringify([rooms.map(({ id, shape, level }) => [id, shape, level]), portals]);
  let made = known.get(key);
  if (made === undefined) {
    made = drawing(terrain, rooms, portals);
    if (known.size >= MOST) known.clear();
    known.set(key, made);
  }
  return made;
}

function drawing(terrain: TableData, rooms: readonly Room[], portals: readonly Portal[]): TableData {
  const filled = new Set(portals.map(({ id }) => id));
  const pieces = [
    ...rooms.map(floorOf),
    ...terrain.pieces.filter(({ id }) => !filled.has(id)).map(byType),
    ...portals.flatMap((portal) => fillingOf(portal, terrain)),
  ];
  return { ...terrain, pieces };
}

/** On a map a room is a piece of its own; nothing else may be called so. */
export function floorId(room: string): string {
  return `room:${room}`;
}

const FLAT = {
  ground: 'open',
  solid: false,
  climbable: false,
  surface: 'none',
  sight: 'clear',
  guarded: [],
  ramps: [],
} as const satisfies Partial<Piece>;

function floorOf({ id, shape, level }: Room): Piece {
  const outline = 'polygon' in shape ? shape.polygon : roundOf(shape.circle);
  return { ...FLAT, id: floorId(id), outline, base: level, top: level, flags: ['room'] };
}

function roundOf([x, y, radius]: readonly [number, number, number]): readonly number[] {
  return DIRECTIONS.flatMap(([dx, dy]) => [x + dx * radius, y + dy * radius]);
}

/** What it is comes first among the words of the rules; a map takes the last that it knows. */
function byType(piece: Piece): Piece {
  const [type, ...traits] = piece.flags;
  if (type === undefined) return piece;
  return { ...piece, flags: [...traits, MAP_WORDS[type] ?? type] };
}

/** FF-MOV-08, FF-MOV-24: a door or window as it stands; an opening is only a gap. */
function fillingOf(portal: Portal, { pieces }: TableData): readonly Piece[] {
  const { id, kind, line, thickness, base, top, state, locked, strength, garlic } = portal;
  if (kind === 'opening') return [];
  const whole = { ...FLAT, id, outline: strip(line, thickness / 2), base, top };
  const standing = pieces.find((piece) => piece.id === id) ?? whole;
  const flags =
    kind === 'window'
      ? [...(state === 'smashed' ? ['broken'] : []), 'window']
      : [state, ...(locked && state === 'closed' ? ['locked'] : []), strength, 'door'];
  const string = { ...whole, id: `${id}/garlic`, flags: ['garlic'] };
  return [{ ...standing, flags }, ...(garlic ? [string] : [])];
}
