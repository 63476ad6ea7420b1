import { type Box, boxOf } from './box.ts';
import { empty } from './empty.ts';
import type { Area, Link, LinkEnd, Piece, Shape, TableData } from './piece.ts';
import { discOverlapsRing, insideRing, signedArea } from './ring.ts';

export const SIGHT_CLEAR = 0;
export const SIGHT_OBSCURING = 1;
export const SIGHT_SOLID = 2;

/**
 * A table made ready for questions: packed outlines, bounding boxes and a coarse grid of cells that lists
 * the pieces in each. Made once per `TableData` and kept as long as that data is.
 */
export interface Table {
  readonly data: TableData;
  readonly width: number;
  readonly depth: number;
  /** At least one: the whole table where the data names none. */
  readonly areas: readonly Area[];
  readonly grid: number;
  /** The openings that nobody walks into but to pass. */
  readonly traps: readonly Trap[];
  /** As in the data, with every outline counter-clockwise. */
  readonly pieces: readonly Piece[];
  /** Vertices of all outlines; piece p owns `start[p] … start[p + 1]`, its first vertex repeated at the end. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly start: Int32Array;
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
  readonly base: Float64Array;
  readonly top: Float64Array;
  /** SIGHT_CLEAR, SIGHT_OBSCURING or SIGHT_SOLID. */
  readonly sight: Uint8Array;
  readonly index: CellIndex;
}

/** One end of an automatic link. */
export interface Trap {
  readonly link: Link;
  readonly end: LinkEnd;
  readonly opening: Shape;
  readonly box: Box;
}

/** Which pieces' boxes touch which cell, as one packed list. */
interface CellIndex {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly first: Int32Array;
  readonly list: Int32Array;
  /** Marks of the last query, so that a piece in several cells is reported once. */
  readonly seen: Uint32Array;
  query: number;
}

const CELLS_ACROSS = 9;
const KEPT_BY_CONTENT = 8;
/** The marks have 32 bits. */
const LAST_QUERY = 0xffffffff;

const byIdentity = new WeakMap<TableData, Table>();
const byContent = new Map<string, Table>();

/** The ready-made table of this data; the same data gives the same table. */
export function tableOf(data: TableData): Table {
  const known = byIdentity.get(data);
  if (known !== undefined) return known;
  // A state that went through JSON brings equal data under a new identity; building it again would waste
  // the lattices that hang on the table.
  const key = JSON.stringify(data);
  let table = byContent.get(key);
  if (table === undefined) {
    table = buildTable(data);
    if (byContent.size >= KEPT_BY_CONTENT) {
      for (const oldest of byContent.keys()) {
        byContent.delete(oldest);
        break;
      }
    }
    byContent.set(key, table);
  }
  byIdentity.set(data, table);
  return table;
}

function buildTable(data: TableData): Table {
  const pieces = data.pieces.map(counterClockwise);
  const n = pieces.length;
  const start = new Int32Array(n + 1);
  for (let p = 0; p < n; p++) start[p + 1] = start[p]! + pieces[p]!.outline.length / 2 + 1;
  const total = start[n]!;
  const xs = new Float64Array(total);
  const ys = new Float64Array(total);
  const minX = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const minY = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const maxX = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
  const maxY = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
  const base = new Float64Array(n);
  const top = new Float64Array(n);
  const sight = new Uint8Array(n);
  for (let p = 0; p < n; p++) {
    const piece = pieces[p]!;
    const corners = piece.outline.length / 2;
    for (let i = 0; i <= corners; i++) {
      const x = piece.outline[(i % corners) * 2]!;
      const y = piece.outline[(i % corners) * 2 + 1]!;
      xs[start[p]! + i] = x;
      ys[start[p]! + i] = y;
      minX[p] = Math.min(minX[p]!, x);
      minY[p] = Math.min(minY[p]!, y);
      maxX[p] = Math.max(maxX[p]!, x);
      maxY[p] = Math.max(maxY[p]!, y);
    }
    base[p] = piece.base;
    top[p] = piece.top;
    sight[p] =
      piece.sight === 'solid' ? SIGHT_SOLID : piece.sight === 'obscuring' ? SIGHT_OBSCURING : SIGHT_CLEAR;
  }
  const boxes = { minX, minY, maxX, maxY };
  return {
    data,
    width: data.width,
    depth: data.depth,
    areas: data.areas ?? [{ x: 0, y: 0, width: data.width, depth: data.depth }],
    grid: data.grid,
    traps: data.links.flatMap(trapsOf),
    pieces,
    xs,
    ys,
    start,
    ...boxes,
    base,
    top,
    sight,
    index: buildIndex(data, n, boxes),
  };
}

function trapsOf(link: Link): Trap[] {
  if (link.auto !== true) return [];
  return link.ends.flatMap((end) => {
    const { opening } = end;
    return opening === undefined ? [] : [{ link, end, opening, box: boxOf(opening) }];
  });
}

/** Outlines are kept counter-clockwise, so that outside is to the right of every edge. */
function counterClockwise(piece: Piece): Piece {
  const { outline } = piece;
  if (signedArea(outline) >= 0) return piece;
  const turned = outline.slice(0, 2);
  for (let i = outline.length - 2; i >= 2; i -= 2) turned.push(outline[i]!, outline[i + 1]!);
  return { ...piece, outline: turned };
}

interface Boxes {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
}

function buildIndex({ width, depth, areas }: TableData, n: number, boxes: Boxes): CellIndex {
  const sides = areas?.flatMap((area) => [area.width, area.depth]) ?? [width, depth];
  const size = Math.max(...sides) / CELLS_ACROSS;
  const columns = Math.max(1, Math.ceil(width / size));
  const rows = Math.max(1, Math.ceil(depth / size));
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  for (let p = 0; p < n; p++) {
    const c1 = cellOf(boxes.maxX[p]!, size, columns);
    const r1 = cellOf(boxes.maxY[p]!, size, rows);
    for (let r = cellOf(boxes.minY[p]!, size, rows); r <= r1; r++) {
      for (let c = cellOf(boxes.minX[p]!, size, columns); c <= c1; c++) lists[r * columns + c]!.push(p);
    }
  }
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    first[i + 1] = first[i]! + list.length;
  });
  return {
    size,
    columns,
    rows,
    first,
    list: Int32Array.from(lists.flat()),
    seen: new Uint32Array(n),
    query: 0,
  };
}

function cellOf(value: number, size: number, count: number): number {
  const cell = Math.floor(value / size);
  return cell < 0 ? 0 : cell >= count ? count - 1 : cell;
}

/** Pieces whose boxes touch this box, each once, in ascending order; `out` is emptied first. */
export function piecesInBox(
  table: Table,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  out: number[],
): number[] {
  const { index } = table;
  empty(out);
  index.query++;
  if (index.query > LAST_QUERY) {
    index.seen.fill(0);
    index.query = 1;
  }
  const mark = index.query;
  const c0 = cellOf(minX, index.size, index.columns);
  const c1 = cellOf(maxX, index.size, index.columns);
  const r1 = cellOf(maxY, index.size, index.rows);
  for (let r = cellOf(minY, index.size, index.rows); r <= r1; r++) {
    for (let c = c0; c <= c1; c++) {
      const cell = r * index.columns + c;
      for (let i = index.first[cell]!; i < index.first[cell + 1]!; i++) {
        const p = index.list[i]!;
        if (index.seen[p] === mark) continue;
        index.seen[p] = mark;
        if (table.minX[p]! > maxX || table.maxX[p]! < minX || table.minY[p]! > maxY || table.maxY[p]! < minY)
          continue;
        let k = out.length;
        out.push(p);
        while (k > 0 && out[k - 1]! > p) {
          out[k] = out[k - 1]!;
          k--;
        }
        out[k] = p;
      }
    }
  }
  return out;
}

/** Whether the point lies in the outline of piece `p`. */
export function insidePiece(table: Table, p: number, x: number, y: number): boolean {
  if (x < table.minX[p]! || x > table.maxX[p]! || y < table.minY[p]! || y > table.maxY[p]!) return false;
  return insideRing(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y);
}

/** Whether a disc overlaps the outline of piece `p` by more than touching it. */
export function discOverlapsPiece(table: Table, p: number, x: number, y: number, radius: number): boolean {
  if (
    x + radius <= table.minX[p]! ||
    x - radius >= table.maxX[p]! ||
    y + radius <= table.minY[p]! ||
    y - radius >= table.maxY[p]!
  ) {
    return false;
  }
  return discOverlapsRing(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, x, y, radius);
}

/** Pieces whose outline contains the point, ascending. */
export function piecesAt(table: Table, x: number, y: number): number[] {
  const { index } = table;
  const found: number[] = [];
  const cell = cellOf(y, index.size, index.rows) * index.columns + cellOf(x, index.size, index.columns);
  for (let i = index.first[cell]!; i < index.first[cell + 1]!; i++) {
    const p = index.list[i]!;
    if (insidePiece(table, p, x, y)) found.push(p);
  }
  return found;
}
