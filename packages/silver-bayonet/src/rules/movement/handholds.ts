import {
  type Body,
  besideFace,
  bodyAt,
  type Gait,
  legalPlace,
  type Reach,
  type Spot,
  snap,
  sweptPieces,
  type Table,
  type Waypoint,
} from '@vedette/engine/table';
import type { Figure } from '../../state.ts';

/** How far from a face, beyond the base, places are tried for its foot. */
const NEAR_FACE = 0.25;

/** A place part way up a climb. */
export interface Handhold {
  readonly spot: Spot;
  /** Where the climb begins. */
  readonly foot: Spot;
}

/** SB-MOV-06: where a Move could end part way up, as high as what is left at the foot of each climb leads. */
export function handholdsWithin(
  table: Table,
  gait: Gait,
  mover: Figure,
  near: Reach,
  others: readonly Body[],
): readonly Handhold[] {
  const found = new Map<string, Handhold>();
  for (let i = 0; i < near.count; i++) {
    const [x, y] = [near.x[i]!, near.y[i]!];
    for (const p of sweptPieces(table, mover.radius + NEAR_FACE, x, y, x, y)) {
      const { solid, top } = table.pieces[p]!;
      if (!solid || top <= near.z[i]! + gait.step) continue;
      const foot = besideFace(table, p, { x, y, z: near.z[i]! }, mover.radius);
      const key = `${foot.x} ${foot.y} ${foot.z}`;
      if (found.has(key)) continue;
      const left = near.budget - near.costAt(foot.x, foot.y, foot.z);
      const up = Math.min(top - foot.z, left / gait.climb) - 1 / table.grid;
      const spot = { ...foot, z: snap(foot.z + up, table.grid) };
      if (up > gait.step && legalPlace(table, bodyAt(spot, mover), others, { gait, hanging: true }))
        found.set(key, { spot, foot });
    }
  }
  return [...found.values()];
}

/** The way to a place part way up: to the foot of the climb, and up. */
export function wayUp(near: Reach, { spot, foot }: Handhold): readonly Waypoint[] | null {
  const path = near.pathTo(foot.x, foot.y, foot.z);
  return path === null ? null : [...path, spot];
}
