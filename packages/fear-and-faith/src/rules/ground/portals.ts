import { type Piece, snap, type TableData } from '@vedette/engine/table';
import type { Portal } from '../../state.ts';
import { GRID } from './grid.ts';

/** FF-MOV-08: the sill of a window: an obstacle. */
const SILL = 20;

/** What stands in the portals: shut doors, and the sills of windows. */
export function portalPieces(portals: readonly Portal[]): Piece[] {
  return portals.flatMap((portal) => {
    if (portal.state === 'smashed' && portal.kind === 'door') return [];
    if (portal.kind === 'opening' || (portal.kind === 'door' && portal.state === 'open')) return [];
    return [pieceOf(portal)];
  });
}

function pieceOf(portal: Portal): Piece {
  const { id, kind, line, thickness, base, top, barred } = portal;
  const window = kind === 'window';
  return {
    id,
    outline: strip(line, thickness / 2),
    base,
    top: window && !barred ? base + SILL : top,
    ground: 'open',
    solid: true,
    climbable: false,
    surface: 'none',
    sight: 'solid',
    flags: window ? ['window', 'obstacle', 'cover'] : ['door', 'impassable', 'blocks-los', 'cover'],
    guarded: [],
    ramps: [],
  };
}

/** A straight strip round its middle line. */
export function strip([ax, ay, bx, by]: readonly [number, number, number, number], half: number): number[] {
  const long = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const [nx, ny] = [((ay - by) / long) * half, ((bx - ax) / long) * half];
  const corners = [ax + nx, ay + ny, ax - nx, ay - ny, bx - nx, by - ny, bx + nx, by + ny];
  return corners.map((value) => snap(value, GRID));
}

/** The table after something happened to its portals: every other piece is the same as before. */
export function withPortals(terrain: TableData, portals: readonly Portal[]): TableData {
  const ids = new Set(portals.map(({ id }) => id));
  const others = terrain.pieces.filter(({ id }) => !ids.has(id));
  return { ...terrain, pieces: [...others, ...portalPieces(portals)] };
}

/** FF-MOV-08, FF-MOV-12: how wide the way through is. */
export function widthOf({ line: [ax, ay, bx, by] }: Portal): number {
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}
