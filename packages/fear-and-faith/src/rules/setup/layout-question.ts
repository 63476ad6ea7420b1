import type { Params, Random, Refusal } from '@vedette/engine';
import { stretchToPiece, type Table, tableOf, tableProblems } from '@vedette/engine/table';
import { HEIGHTS, SPREAD_BASE } from '../../data/bodies.ts';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { LayOutLimits, LayOutQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { tableFrom } from '../ground/terrain.ts';
import { drawnByChance } from './layout-by-chance.ts';

/** FF-SET-03, FF-SCN-03, FF-SCN-14: so many pieces, each so far across, apart from each other and from the edges. */
export function layoutProblem(
  { limits }: LayOutQuestion,
  documents: readonly TerrainDocument[],
  { s }: Look,
): Refusal | null {
  const { least, most, hiding } = limits;
  const rule = 'FF-SET-03';
  if (documents.length < least || documents.length > most)
    return refusal('layout.count', rule, { least, most, count: documents.length });
  const { width, depth } = s.terrain;
  const data = tableFrom(width, depth, documents, []);
  const broken = tableProblems(data)[0];
  if (broken !== undefined)
    return {
      code: 'scenario.terrain',
      rule,
      says: 'table.fault',
      params: broken.fault as unknown as Params,
    };
  const table = tableOf(data);
  const groups = documents.map((document) => piecesOf(table, document.id));
  for (const [i, own] of groups.entries()) {
    const problem = pieceProblem(table, documents[i]!.id, own, groups.slice(0, i).flat(), limits);
    if (problem !== null) return problem;
  }
  const hides = groups.filter((own) => own.some((p) => hidesTwo(table, p))).length;
  return hides < hiding ? refusal('layout.hiding', 'FF-SCN-14', { least: hiding, count: hides }) : null;
}

/** FF-SCN-14: taller than a man and wider than two of them. */
function hidesTwo({ pieces, minX, maxX, minY, maxY }: Table, p: number): boolean {
  const { base, top, sight } = pieces[p]!;
  const across = Math.max(maxX[p]! - minX[p]!, maxY[p]! - minY[p]!);
  return sight !== 'clear' && top - base >= HEIGHTS.standard && across >= 2 * SPREAD_BASE - TOLERANCE;
}

/** A line of several stretches is one piece of scenery. */
function piecesOf({ pieces }: Table, id: string): number[] {
  return pieces.flatMap((piece, p) => (piece.id === id || piece.id.startsWith(`${id}/`) ? [p] : []));
}

function pieceProblem(
  table: Table,
  id: string,
  own: readonly number[],
  others: readonly number[],
  { across, gap, edge, cover }: LayOutLimits,
): Refusal | null {
  const rule = 'FF-SET-03';
  const west = Math.min(...own.map((p) => table.minX[p]!));
  const east = Math.max(...own.map((p) => table.maxX[p]!));
  const south = Math.min(...own.map((p) => table.minY[p]!));
  const north = Math.max(...own.map((p) => table.maxY[p]!));
  if (Math.max(east - west, north - south) < across - TOLERANCE)
    return refusal('layout.small', rule, { id, least: across });
  const near = Math.min(west, south, table.width - east, table.depth - north);
  if (near < edge - TOLERANCE) return refusal('layout.edge', rule, { id, least: edge });
  if (cover && !own.some((p) => table.pieces[p]!.flags.includes('cover')))
    return refusal('layout.cover', 'FF-SCN-03', { id });
  const close = own.some((p) => others.some((other) => between(table, p, other) < gap - TOLERANCE));
  return close ? refusal('layout.close', rule, { id, least: gap }) : null;
}

/** From any side of the one to the other. */
function between(table: Table, a: number, b: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = table.start[a]!; i < table.start[a + 1]! - 1; i++) {
    const [x, y] = [table.xs[i]!, table.ys[i]!];
    least = Math.min(least, stretchToPiece(table, b, x, y, table.xs[i + 1]!, table.ys[i + 1]!));
  }
  return least;
}

/** What chance would draw. */
export function randomLayout(
  { limits }: LayOutQuestion,
  random: Random,
  look: () => Look,
): readonly TerrainDocument[] {
  return drawnByChance(look().s.terrain, (sides) => 1 + random.below(sides), limits);
}
