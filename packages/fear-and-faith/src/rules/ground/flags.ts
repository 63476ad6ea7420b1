import type { TableData } from '@vedette/engine/table';

/** The table after what one of its pieces is has changed. */
export function withFlags(
  terrain: TableData,
  id: string,
  change: (flags: readonly string[]) => readonly string[],
): TableData {
  const pieces = terrain.pieces.map((piece) =>
    piece.id === id ? { ...piece, flags: change(piece.flags) } : piece,
  );
  return { ...terrain, pieces };
}
