import type { Chronicle } from '@vedette/engine';

/** Where on the table something happened, and how often: rows of squares, from y = 0 on. */
export interface HeatMap {
  readonly width: number;
  readonly depth: number;
  /** Length of a side of a square. */
  readonly square: number;
  readonly counts: readonly (readonly number[])[];
}

const COLUMNS = 18;

/** Where they fell. */
export function heatMapOf(chronicles: readonly Chronicle[]): HeatMap | null {
  const [first] = chronicles;
  if (first === undefined) return null;
  const { width, depth } = first.ground;
  const square = width / COLUMNS;
  const rows = Math.max(1, Math.ceil(depth / square));
  const counts = Array.from({ length: rows }, () => Array.from({ length: COLUMNS }, () => 0));
  for (const { x, y } of chronicles.flatMap(({ fallen }) => fallen)) {
    counts[within(y / square, rows)]![within(x / square, COLUMNS)]! += 1;
  }
  return { width, depth, square, counts };
}

function within(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place)));
}

const SHADES = ' .:-=+*#%@';

/** In letters, the darkest where most happened; two to a square, since letters are tall. */
export function drawn({ counts }: HeatMap): readonly string[] {
  const most = Math.max(1, ...counts.flat());
  const edge = `+${'-'.repeat(2 * COLUMNS)}+`;
  const shade = (count: number) => SHADES[Math.ceil((count / most) * (SHADES.length - 1))]!.repeat(2);
  return [edge, ...counts.map((row) => `|${row.map(shade).join('')}|`), edge];
}
