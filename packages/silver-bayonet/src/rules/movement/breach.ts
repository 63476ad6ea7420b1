import { type Piece, stretchToPiece, type Table, type TableData, tableOf } from '@vedette/engine/table';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The direction in which a piece is longest, and how long it is. */
function axisOf({ outline }: Piece): { readonly x: number; readonly y: number; readonly length: number } {
  let best = { x: 1, y: 0, length: 0 };
  for (let i = 0; i < outline.length; i += 2) {
    const next = (i + 2) % outline.length;
    const dx = outline[next]! - outline[i]!;
    const dy = outline[next + 1]! - outline[i + 1]!;
    const edge = Math.sqrt(dx * dx + dy * dy);
    if (edge === 0) continue;
    const [x, y] = [dx / edge, dy / edge];
    const along = cornersOf(outline).map((corner) => corner.x * x + corner.y * y);
    const length = Math.max(...along) - Math.min(...along);
    if (length > best.length) best = { x, y, length };
  }
  return best;
}

/** SB-ATT-59.R1: the barrier's length. */
export function lengthOf(piece: Piece): number {
  return axisOf(piece).length;
}

/** SB-ATT-59.R1: what is left of a barrier with a base-wide gap in it, centred where the way goes through. */
export function gapIn(piece: Piece, { x, y }: Point, radius: number): Piece[] {
  const axis = axisOf(piece);
  const at = x * axis.x + y * axis.y;
  const before = cut(piece.outline, axis.x, axis.y, at - radius);
  const after = cut(piece.outline, -axis.x, -axis.y, -(at + radius));
  return [before, after].flatMap((outline, i) =>
    outline.length < 6 ? [] : [{ ...piece, id: `${piece.id}/${i + 1}`, outline }],
  );
}

function cornersOf(outline: readonly number[]): Point[] {
  const corners: Point[] = [];
  for (let i = 0; i < outline.length; i += 2) corners.push({ x: outline[i]!, y: outline[i + 1]! });
  return corners;
}

/** The part of an outline that lies no farther along a direction than the limit. */
function cut(outline: readonly number[], dx: number, dy: number, limit: number): number[] {
  const kept: number[] = [];
  const corners = cornersOf(outline);
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const here = corner.x * dx + corner.y * dy - limit;
    const there = next.x * dx + next.y * dy - limit;
    if (here <= 0) kept.push(corner.x, corner.y);
    if ((here < 0 && there > 0) || (here > 0 && there < 0)) {
      const t = here / (here - there);
      kept.push(corner.x + (next.x - corner.x) * t, corner.y + (next.y - corner.y) * t);
    }
  });
  return kept;
}

/** The middle of the first leg's way through a piece; null when the way does not cross it. */
export function crossing(terrain: TableData, p: number, way: readonly Point[]): Point | null {
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
function narrowed(table: Table, p: number, from: Point, to: Point): Point {
  let a = from;
  let b = to;
  for (let k = 0; k < 12; k++) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (stretchToPiece(table, p, a.x, a.y, middle.x, middle.y) === 0) b = middle;
    else a = middle;
  }
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
