import type { Params, Random, Refusal } from '@vedette/engine';
import { stretchToPiece, type Table, tableOf, tableProblems } from '@vedette/engine/table';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { refusal } from '../../refusal.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { tableFrom } from '../ground/terrain.ts';
import { drawnByChance } from './layout-by-chance.ts';
import { BETWEEN, EDGE, LEAST, MOST } from './layout-limits.ts';

/** FF-SET-03: 4 to 8 pieces, each a Short across, two bases apart, away from the edges. */
export function layoutProblem(
  _question: object,
  documents: readonly TerrainDocument[],
  { s }: Look,
): Refusal | null {
  const rule = 'FF-SET-03';
  if (documents.length < LEAST || documents.length > MOST)
    return refusal('layout.count', rule, { least: LEAST, most: MOST, count: documents.length });
  const { width, depth } = s.terrain;
  const data = tableFrom(width, depth, documents, s.portals);
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
    const problem = pieceProblem(table, documents[i]!.id, own, groups.slice(0, i).flat());
    if (problem !== null) return problem;
  }
  return null;
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
): Refusal | null {
  const rule = 'FF-SET-03';
  const west = Math.min(...own.map((p) => table.minX[p]!));
  const east = Math.max(...own.map((p) => table.maxX[p]!));
  const south = Math.min(...own.map((p) => table.minY[p]!));
  const north = Math.max(...own.map((p) => table.maxY[p]!));
  if (Math.max(east - west, north - south) < LENGTH.short - TOLERANCE)
    return refusal('layout.small', rule, { id, least: LENGTH.short });
  const near = Math.min(west, south, table.width - east, table.depth - north);
  if (near < EDGE - TOLERANCE) return refusal('layout.edge', rule, { id, least: EDGE });
  const close = own.some((p) => others.some((other) => between(table, p, other) < BETWEEN - TOLERANCE));
  return close ? refusal('layout.close', rule, { id, least: BETWEEN }) : null;
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
  _question: object,
  random: Random,
  look: () => Look,
): readonly TerrainDocument[] {
  return drawnByChance(look().s.terrain, (sides) => 1 + random.below(sides));
}
