import type { Piece, TableData } from '@vedette/engine/table';
import type { Attribute } from '../game.ts';
import { crossing, gapIn, lengthOf } from '../rules/movement/breach.ts';

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
