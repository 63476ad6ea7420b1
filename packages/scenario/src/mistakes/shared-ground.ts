import type { Refusal } from '@vedette/engine';
import { outlinesOverlap, preparedOutline } from '@vedette/engine/table';
import { type EdgeName, isEdge } from '../edge-name.ts';
import type { FaultMaker } from '../finding.ts';
import { say } from '../sentences.ts';
import type { Edge } from '../vocabulary.ts';

/** Where somebody may begin: a zone, with its corners as x, y, x, y… where it has some, or a strip along an edge. */
export type AreaOf =
  | { readonly zone: string; readonly outline: readonly number[] | null }
  | { readonly edge: EdgeName; readonly depth: number | null };

/** One deployment: who, and where. */
export interface DeploymentGround {
  readonly path: string;
  readonly side: string;
  /** Everybody whom that word may mean. */
  readonly means: readonly string[];
  readonly areas: readonly AreaOf[];
  /** They keep away from enemies wherever those are. */
  readonly apart: boolean;
}

interface Board {
  readonly width: number;
  readonly height: number;
}

interface Ground {
  /** Null: nobody knows before play. */
  readonly board: Board | null;
  /** Whether the north has the low numbers or the high ones. */
  readonly north: 'low' | 'high';
  /** How far two areas may bite into one another. */
  readonly tolerance: number;
}

/** Two sides that begin on the same ground, among one another. */
export function sharedGround(
  deployments: readonly DeploymentGround[],
  ground: Ground,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return deployments.flatMap((one, i) => {
    if (one.apart) return [];
    const other = deployments
      .slice(0, i)
      .find((before) => strangers(one, before) && meetSomewhere(one, before, ground));
    if (other === undefined) return [];
    const said = say('scenario.shared-ground', { side: one.side, other: other.side });
    return [fault('overlap', one.path, said, rule)];
  });
}

function strangers(one: DeploymentGround, other: DeploymentGround): boolean {
  return one.side !== other.side && !one.means.some((name) => other.means.includes(name));
}

function meetSomewhere(one: DeploymentGround, other: DeploymentGround, ground: Ground): boolean {
  return one.areas.some((area) => other.areas.some((before) => meet(area, before, ground)));
}

function meet(one: AreaOf, other: AreaOf, ground: Ground): boolean {
  if ('zone' in one && 'zone' in other && one.zone === other.zone) return true;
  if ('edge' in one && 'edge' in other && one.edge === other.edge) return true;
  const [mine, theirs] = [outlineOf(one, ground), outlineOf(other, ground)];
  if (mine === null || theirs === null) return false;
  return outlinesOverlap(preparedOutline(mine), preparedOutline(theirs), ground.tolerance);
}

function outlineOf(area: AreaOf, { board, north }: Ground): readonly number[] | null {
  if ('zone' in area) return area.outline;
  if (board === null || area.depth === null || !isEdge(area.edge)) return null;
  return stripAlong(area.edge, area.depth, board, north);
}

function stripAlong(edge: Edge, depth: number, { width, height }: Board, north: 'low' | 'high') {
  const low = north === 'low' ? 'north' : 'south';
  const [west, east] = edge === 'west' ? [0, depth] : edge === 'east' ? [width - depth, width] : [0, width];
  const across = edge === 'west' || edge === 'east';
  const [from, to] = across ? [0, height] : edge === low ? [0, depth] : [height - depth, height];
  return [west, from, east, from, east, to, west, to];
}
