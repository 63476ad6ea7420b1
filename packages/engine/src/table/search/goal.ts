import { levelsClash } from '../ground/overlap.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { legalPlace } from '../move/stand.ts';
import { type Disc, endsInDisc } from './disc.ts';
import type { Lattice } from './lattice-parts.ts';

/** Where a route leads: a point, or any place from which a body is no farther than `within`, base edge to base edge. */
export type Goal = Spot | { readonly body: Body; readonly within: number };

/** A goal made ready: its middle, how near its middle one must come, and where a way to it would end. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Distance of the centres at which the goal is reached; 0 for a point. */
  readonly away: number;
  /** Where the way would end that comes from this place; null when one cannot get there from this level. */
  endFrom(x: number, y: number, z: number): Spot | null;
}

export function targetOf(lattice: Lattice, goal: Goal): Target {
  const { table, bulk } = lattice;
  if (!('body' in goal)) {
    const { x, y, z } = goal;
    return { x, y, z, away: 0, endFrom: () => ({ x, y, z }) };
  }
  const { body, within } = goal;
  // Rounding the end to the grid must neither bring it into the other base nor out of reach.
  const hair = 0.75 / table.grid;
  const touching = body.radius + bulk.radius;
  const away = touching + (within > 2 * hair ? within - hair : hair);
  return {
    x: body.x,
    y: body.y,
    z: body.z,
    away,
    endFrom(x, y, z) {
      if (!levelsClash({ x, y, z, radius: bulk.radius, height: bulk.height }, body)) return null;
      const dx = x - body.x;
      const dy = y - body.y;
      const apart = Math.sqrt(dx * dx + dy * dy);
      if (apart <= away) return { x, y, z };
      const { grid } = table;
      return {
        x: Math.round((body.x + (dx * away) / apart) * grid) / grid + 0,
        y: Math.round((body.y + (dy * away) / apart) * grid) / grid + 0,
        z,
      };
    },
  };
}

/** Whether a figure may end at a spot, perhaps part way up a climb: its whole base fits and nobody is in its place. */
export function mayEnd(lattice: Lattice, discs: readonly Disc[], spot: Spot): boolean {
  const { table, gait, bulk } = lattice;
  if (endsInDisc(discs, spot.x, spot.y, spot.z)) return false;
  const body = { x: spot.x, y: spot.y, z: spot.z, radius: bulk.radius, height: bulk.height };
  return legalPlace(table, body, [], { gait, hanging: true });
}
