import { areaProblems } from './area-problems.ts';
import { linkProblems } from './link-problems.ts';
import { outlineProblems, shapeProblems } from './outline-problems.ts';
import type { Edge, Piece, Region, TableData } from './piece.ts';
import { type Problem, Problems, pointer } from './problem.ts';
import { segmentDistanceSquared } from './ring.ts';

/** Grid steps a side of the table or of one of its areas, and twice as far from its corner anything on it, may measure. */
const MOST_STEPS = 100_000;
/** How many times as large a table may be that is mostly void between its areas. */
const MOST_VOID = 8;
const MOST_GRID = 10_000;
const MOST_PIECES = 2000;
/** Points of a railing or ramp that are looked for on the outline. */
const LOOKS = 16;

/** Everything that is wrong with a table's data; `tableOf` may be asked for a table of data without problems. */
export function tableProblems(data: TableData): readonly Problem[] {
  const problems = new Problems(data);
  checkSize(data, problems);
  if (problems.found.length === 0) areaProblems(data, MOST_STEPS / data.grid, problems);
  // Without a grid and a size nothing else can be judged.
  if (problems.found.length > 0) return problems.found;
  if (data.pieces.length > MOST_PIECES)
    problems.add('/pieces', { fault: 'pieces', count: data.pieces.length, most: MOST_PIECES });
  checkIds('/pieces', data.pieces, problems);
  for (const [p, piece] of data.pieces.entries()) checkPiece(piece, `/pieces/${p}`, problems);
  for (const [name, region] of Object.entries(data.regions))
    checkRegion(region, pointer('/regions', name), problems);
  checkIds('/links', data.links, problems);
  linkProblems(data, problems);
  return problems.found;
}

function checkSize({ width, depth, grid, areas }: TableData, problems: Problems): void {
  if (!Number.isInteger(grid) || grid < 1 || grid > MOST_GRID) {
    problems.add('/grid', { fault: 'grid', grid, most: MOST_GRID });
    return;
  }
  const most = (MOST_STEPS / grid) * (areas === undefined ? 1 : MOST_VOID);
  for (const [name, side] of [
    ['width', width],
    ['depth', depth],
  ] as const) {
    if (!(side > 0 && side <= most))
      problems.add(`/${name}`, { fault: 'side', side: name, is: side, grid, most });
  }
}

function checkIds(at: string, things: readonly { readonly id: string }[], problems: Problems): void {
  const first = new Map<string, number>();
  things.forEach(({ id }, i) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, i);
    else problems.add(`${at}/${i}/id`, { fault: 'id-twice', id, first: `${at}/${before}` });
  });
}

function checkPiece(piece: Piece, at: string, problems: Problems): void {
  const sound = outlineProblems(piece.outline, `${at}/outline`, problems);
  const heights = [problems.far(piece.base, `${at}/base`), problems.far(piece.top, `${at}/top`)];
  if (!heights.includes(true) && piece.top < piece.base)
    problems.add(`${at}/top`, { fault: 'top', top: piece.top, base: piece.base });
  if (!sound) return;
  if (piece.guarded !== true) checkEdges(piece, piece.guarded, `${at}/guarded`, 'guarded', problems);
  checkEdges(piece, piece.ramps, `${at}/ramps`, 'ramp', problems);
}

function checkEdges(
  piece: Piece,
  edges: readonly Edge[],
  at: string,
  of: 'guarded' | 'ramp',
  problems: Problems,
): void {
  edges.forEach((edge, i) => {
    const [x0, y0, x1, y1] = edge;
    if (edge.length !== 4 || !edge.every(Number.isFinite))
      problems.add(`${at}/${i}`, { fault: 'edge-form', of, edge });
    else if (x0 === x1 && y0 === y1) problems.add(`${at}/${i}`, { fault: 'edge-point', of, edge });
    else if (!onOutline(piece.outline, edge, problems.step))
      problems.add(`${at}/${i}`, { fault: 'edge-away', of, edge });
  });
}

function onOutline(outline: readonly number[], [x0, y0, x1, y1]: Edge, tolerance: number): boolean {
  for (let k = 0; k <= LOOKS; k++) {
    const x = x0 + (k / LOOKS) * (x1 - x0);
    const y = y0 + (k / LOOKS) * (y1 - y0);
    if (distanceSquared(outline, x, y) > tolerance * tolerance) return false;
  }
  return true;
}

function distanceSquared(outline: readonly number[], x: number, y: number): number {
  const n = outline.length;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    best = Math.min(
      best,
      segmentDistanceSquared(x, y, outline[i]!, outline[i + 1]!, outline[j]!, outline[j + 1]!),
    );
  }
  return best;
}

function checkRegion(region: Region, at: string, problems: Problems): void {
  shapeProblems(region.shape, `${at}/shape`, problems);
  if (region.level !== undefined) problems.far(region.level, `${at}/level`);
  const { tolerance } = region;
  if (tolerance === undefined) return;
  if (!(tolerance >= 0 && Number.isFinite(tolerance)))
    problems.add(`${at}/tolerance`, { fault: 'tolerance', tolerance });
  else if (region.level === undefined) problems.add(`${at}/tolerance`, { fault: 'tolerance-alone' });
}
