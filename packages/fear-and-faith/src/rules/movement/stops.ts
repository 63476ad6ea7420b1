import {
  distanceToPiece,
  edgeSpan,
  type Piece,
  pieceSpans,
  type Spot,
  sweptPieces,
  type Table,
  tableOf,
} from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { Model, Portal } from '../../state.ts';
import { crossesObstacles, isObstacle, opensDoors, passesWindow } from '../ground/obstacles.ts';
import { isBridged } from './difficult.ts';
import { atPortal, goesThrough, reachOf } from './doors.ts';
import { TOUCHING } from './line.ts';

/** FF-MOV-08, FF-MOV-09: what ends a Move before the place that was named. */
export interface Stop {
  /** How far along the way, 0 to 1. */
  readonly part: number;
  /** The door, window or opening that was reached; null: an obstacle. */
  readonly portal: Portal | null;
}

/** What a straight way meets of doors, openings, windows and obstacles. */
export interface Met {
  /** The first thing that stops it; null: nothing does. */
  readonly stop: Stop | null;
  /** Pieces that do not stop it this time: it starts beside them, or a bridge leads over them. */
  readonly passed: readonly string[];
  /** FF-MOV-24: portals with garlic that a Vampire would go through, with their parts of the way. */
  readonly garlic: readonly Stop[];
}

const NOTHING: Met = { stop: null, passed: [], garlic: [] };

/** FF-MOV-08, FF-MOV-09, FF-MOV-24 */
export function metOnWay(look: Look, mover: Model, to: Spot): Met {
  const { s } = look;
  const table = tableOf(s.terrain);
  if (table.pieces.length === 0 && s.portals.length === 0) return NOTHING;
  const stops: Stop[] = [];
  const garlic: Stop[] = [];
  const passed: string[] = [];
  for (const portal of s.portals) {
    const part = portalPart(mover, portal, to);
    if (part === null) continue;
    if (portal.garlic && dreadsGarlic(mover) && goesThrough(portal, mover, to) && canPass(mover, portal)) {
      garlic.push({ part, portal });
      passed.push(portal.id);
    } else if (atPortal(mover, portal)) {
      if (canPass(mover, portal)) passed.push(portal.id);
    } else stops.push({ part, portal });
  }
  const swept = sweptPieces(table, mover.radius, mover.x, mover.y, to.x, to.y);
  for (const p of swept) {
    const piece = table.pieces[p]!;
    if (isBridged(table, p, swept, mover, to)) passed.push(piece.id);
    if (!isObstacle(piece) || piece.flags.includes('window') || !sameLevel(piece, mover)) continue;
    if (!touchesPiece(table, p, mover)) stops.push({ part: piecePart(table, p, mover, to), portal: null });
    else if (crossesObstacles(mover)) passed.push(piece.id);
  }
  const stop = stops.reduce<Stop | null>((a, b) => (a === null || b.part < a.part ? b : a), null);
  return { stop, passed: passed.sort(), garlic };
}

/** FF-MOV-24: not when it has no body. */
function dreadsGarlic({ tags, conditions }: Model): boolean {
  return tags.includes('vampire') && conditions.immaterial === undefined;
}

/** FF-MOV-08: whether it may go on through this, once it stands at it. */
function canPass(mover: Model, portal: Portal): boolean {
  if (portal.kind === 'window') return passesWindow(mover, portal);
  return portal.state !== 'closed' || portal.kind === 'opening' || (opensDoors(mover) && !portal.locked);
}

/** Where its base touches the door line; null: it does not come near it. */
function portalPart(mover: Model, portal: Portal, to: Spot): number | null {
  const { line, base, top } = portal;
  if (mover.z > top || mover.z + mover.height < base) return null;
  const [ax, ay, bx, by] = line;
  const reach = reachOf(mover, portal) + TOUCHING;
  return edgeSpan(mover.x, mover.y, to.x, to.y, ax, ay, bx, by, reach)?.[0] ?? null;
}

function sameLevel({ base, top }: Piece, { z, height }: Model): boolean {
  return base < z + height && top > z;
}

function touchesPiece(table: Table, p: number, { x, y, radius }: Model): boolean {
  return distanceToPiece(table, p, x, y) <= radius + CONTACT.gap;
}

function piecePart(table: Table, p: number, { x, y, radius }: Model, to: Spot): number {
  return pieceSpans(table, p, x, y, to.x, to.y, radius + TOUCHING)[0]?.[0] ?? 0;
}

/** FF-MOV-09: what it got over it must stand clear of. */
export function standsOnObstacle(
  { s }: Look,
  { radius }: Model,
  { x, y }: Spot,
  passed: readonly string[],
): boolean {
  if (passed.length === 0) return false;
  const table = tableOf(s.terrain);
  return table.pieces.some(
    (piece, p) =>
      passed.includes(piece.id) &&
      isObstacle(piece) &&
      distanceToPiece(table, p, x, y) < radius - 1 / table.grid,
  );
}
