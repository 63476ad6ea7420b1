import {
  type Body,
  besideFace,
  bodyAt,
  type Gait,
  legalPlace,
  measure,
  type Reach,
  type Reached,
  type Spot,
  snap,
  sweptPieces,
  type Table,
  type Trace,
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

/**
 * A way that ends part way up a climb, or at the foot of one, as a path that ends as high as the budget pays for: ways
 * lead up in the face, but whoever stops there hangs beside it, and has not gone the last of the way to it. Null: no
 * climb is there, or what comes before it is no plain walk.
 */
export function pathHigherUp(
  table: Table,
  gait: Gait,
  mover: Figure,
  { stretches }: Trace,
  end: Reached,
  budget: number,
): readonly Waypoint[] | null {
  const at = stretches[end.stretch]?.kind === 'climb' ? end.stretch : end.stretch + 1;
  const climb = stretches[at];
  if (climb?.kind !== 'climb' || at === 0 || !stretches.slice(0, at).every(({ kind }) => kind === 'walk'))
    return null;
  const foot = besideFace(table, climb.piece, climb.from, mover.radius);
  const { from } = stretches[0]!;
  const path = [from, ...stretches.slice(0, at - 1).map(({ to }) => to), foot];
  const left = budget - measure(table, gait, mover, path).cost;
  const top = Math.min(climb.to.z, foot.z + left / gait.climb) - 1 / table.grid;
  const spot = { ...foot, z: snap(top, table.grid) };
  return spot.z > Math.max(end.spot.z, foot.z + gait.step) ? [...path, spot] : null;
}

/** The way to a place part way up: to the foot of the climb, and up. */
export function wayUp(near: Reach, { spot, foot }: Handhold): readonly Waypoint[] | null {
  const path = near.pathTo(foot.x, foot.y, foot.z);
  return path === null ? null : [...path, spot];
}
