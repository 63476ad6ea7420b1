import { onTable } from './figures.ts';
import type { BayonetPointState, Figure } from './state.ts';

/** Millimetres along a cell's side: a few bases wide. */
const CELL = 100;
const COLUMNS = 64;

/** Which figures stand in which cell. Kept with the list of figures; `put` keeps it true. */
interface Cells {
  readonly figures: Map<number, Figure[]>;
  /** The cell each figure was last entered in. */
  readonly of: Map<Figure, number>;
  /** Place in the army lists: answers come in this order, whoever moved where before. */
  readonly rank: ReadonlyMap<Figure, number>;
}

const cellsOf = new WeakMap<readonly Figure[], Cells>();

function cellAt(x: number, y: number): number {
  return Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL);
}

function enter(cells: Cells, f: Figure): void {
  const cell = cellAt(f.x, f.y);
  const before = cells.of.get(f);
  if (before === cell) return;
  if (before !== undefined) {
    const left = cells.figures.get(before)!;
    left.splice(left.indexOf(f), 1);
  }
  const list = cells.figures.get(cell);
  if (list === undefined) cells.figures.set(cell, [f]);
  else list.push(f);
  cells.of.set(f, cell);
}

function cells(s: BayonetPointState): Cells {
  let known = cellsOf.get(s.figures);
  if (known === undefined) {
    known = { figures: new Map(), of: new Map(), rank: new Map(s.figures.map((f, i) => [f, i])) };
    for (const f of s.figures) enter(known, f);
    cellsOf.set(s.figures, known);
  }
  return known;
}

/** Puts a figure somewhere. Nothing else may change where a figure of a running match stands. */
export function put(s: BayonetPointState, f: Figure, x: number, y: number): void {
  f.x = x;
  f.y = y;
  enter(cells(s), f);
}

/** Figures on the table whose base comes within `reach` of a point, in the order of the army lists. */
export function near(s: BayonetPointState, x: number, y: number, reach: number): Figure[] {
  const { rank } = cells(s);
  const found: Figure[] = [];
  anyNear(s, x, y, reach, (f) => {
    found.push(f);
    return false;
  });
  return found.length < 2 ? found : found.sort((a, b) => rank.get(a)! - rank.get(b)!);
}

/** Whether `is` holds for one of the figures near a point; it is asked in no particular order. */
export function anyNear(
  s: BayonetPointState,
  x: number,
  y: number,
  reach: number,
  is: (f: Figure) => boolean,
): boolean {
  const { figures } = cells(s);
  // The greatest base of either scale is less than half a cell wide.
  const far = reach + CELL / 2;
  const lastRow = Math.floor((y + far) / CELL);
  const lastColumn = Math.floor((x + far) / CELL);
  for (let row = Math.floor((y - far) / CELL); row <= lastRow; row++) {
    for (let column = Math.floor((x - far) / CELL); column <= lastColumn; column++) {
      const list = figures.get(row * COLUMNS + column);
      if (list === undefined) continue;
      for (const f of list) if (onTable(f) && reaches(f, x, y, reach) && is(f)) return true;
    }
  }
  return false;
}

function reaches(f: Figure, x: number, y: number, reach: number): boolean {
  const dx = f.x - x;
  const dy = f.y - y;
  const away = reach + f.radius;
  return dx * dx + dy * dy <= away * away;
}
