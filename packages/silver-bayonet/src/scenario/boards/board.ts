import { type Area, type Spot, snap } from '@vedette/engine/table';
import type { SilverBayonetState } from '../../state.ts';
import type { Bounds } from './bounds.ts';

type Ground = Pick<SilverBayonetState, 'scenario' | 'terrain'>;

/** SB-OPS-04: all boards lie apart on one table, in the order of the scenario; where none is named the first is meant. */
export function areaOf({ scenario, terrain }: Ground, board?: string): Area {
  const i = board === undefined ? 0 : scenario.boards.findIndex(({ id }) => id === board);
  return terrain.areas?.[i] ?? { x: 0, y: 0, width: terrain.width, depth: terrain.depth };
}

/** SB-OPS-02: a point of a board, in its own coordinates, as a spot of the table. */
export function spotOn(s: Ground, board: string | undefined, x: number, y: number, z = 0): Spot {
  const area = areaOf(s, board);
  const { grid } = s.terrain;
  return { x: snap(area.x + x, grid), y: snap(area.y + y, grid), z };
}

/** SB-OPS-02: a spot of the table as its board counts. */
export function onBoard(s: Ground, { x, y, z }: Spot): Spot {
  const area = areaOf(s, boardOf(s, { x, y, z }));
  const { grid } = s.terrain;
  return { x: snap(x - area.x, grid), y: snap(y - area.y, grid), z };
}

/** The board on which a figure, marker or spot is. */
export function boardOf({ scenario, terrain }: Ground, { x, y }: Spot): string {
  const i = (terrain.areas ?? []).findIndex(
    (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.depth,
  );
  return scenario.boards[Math.max(0, i)]!.id;
}

/** SB-OPS-04: whether there is any line of sight, range, contact or distance between two places at all. */
export function onOneBoard(s: Ground, a: Spot, b: Spot): boolean {
  return s.terrain.areas === undefined || boardOf(s, a) === boardOf(s, b);
}

/** The edges of the board that a place is on. */
export function edgesRound(s: Ground, at: Spot): Bounds {
  const { x, y, width, depth } = areaOf(s, boardOf(s, at));
  return { west: x, south: y, east: x + width, north: y + depth };
}
