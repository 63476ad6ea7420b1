import { type Piece, stretchToPiece, type TableData, tableOf } from '@vedette/engine/table';
import type { Attribute } from '../game.ts';
import { gapIn, lengthOf } from '../rules/movement/breach.ts';

/** SB-ATT-59.R1: what counts as a barrier, and how high it may be. */
const BARRIERS = ['low-wall', 'ruin-wall', 'high-wall', 'fence', 'hedge', 'gate', 'barricade', 'door'];
const HIGHEST = 2;

/** SB-ATT-59: walks through walls, and they are the worse for it. */
export const gatecrasher: Attribute = {
  id: 'gatecrasher',
  rule: 'SB-ATT-59',
  on: {
    terrain: (terrain) => withoutBarriers(terrain),
    wentAlong({ way }, cx, { id, radius }) {
      const { terrain } = cx.s;
      const pieces = terrain.pieces.flatMap((piece, p) => {
        if (!isBarrier(piece)) return [piece];
        const through = crossing(terrain, p, way);
        if (through === null) return [piece];
        return lengthOf(piece) < 2 * radius ? [] : gapIn(piece, through, radius);
      });
      if (pieces.length === terrain.pieces.length && pieces.every((piece, p) => piece === terrain.pieces[p]))
        return;
      (cx.s as { terrain: TableData }).terrain = { ...terrain, pieces };
      cx.emit({ type: 'acted', rule: 'SB-ATT-59', figure: id, action: 'breach', at: null });
    },
  },
};

function isBarrier({ flags, base, top }: Piece): boolean {
  return top - base <= HIGHEST && flags.some((flag) => BARRIERS.includes(flag));
}

type Point = { readonly x: number; readonly y: number };

/** The middle of the first leg's way through a piece; null when the way does not cross it. */
function crossing(terrain: TableData, p: number, way: readonly Point[]): Point | null {
  const table = tableOf(terrain);
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]!;
    const b = way[i]!;
    if (stretchToPiece(table, p, a.x, a.y, b.x, b.y) > 0) continue;
    return narrowed(table, p, a, b);
  }
  return null;
}

/** Halves the leg until what is left of it is short. */
function narrowed(table: ReturnType<typeof tableOf>, p: number, from: Point, to: Point): Point {
  let a = from;
  let b = to;
  for (let k = 0; k < 12; k++) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (stretchToPiece(table, p, a.x, a.y, middle.x, middle.y) === 0) b = middle;
    else a = middle;
  }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

const passable = new WeakMap<TableData, TableData>();

/** The table on which low barriers are not there; each keeps its place in the list. */
function withoutBarriers(terrain: TableData): TableData {
  let table = passable.get(terrain);
  if (table === undefined) {
    const pieces = terrain.pieces.map((piece) =>
      isBarrier(piece)
        ? { ...piece, top: piece.base, ground: 'open', solid: false, surface: 'none' as const }
        : piece,
    );
    table = { ...terrain, pieces };
    passable.set(terrain, table);
  }
  return table;
}
