import { gap } from './distance.ts';
import { empty } from './empty.ts';
import { onEdges } from './outline.ts';
import type { Body, Piece } from './piece.ts';
import { ringCrossings, segmentDistanceSquared } from './ring.ts';
import { SAME_LEVEL, slack, standingOn } from './surface.ts';
import { distanceToPiece, stretchToPiece } from './sweep.ts';
import { insidePiece, piecesInBox, type Table } from './table.ts';

/** How far apart in level two figures can still touch: less than the lower one's height, or at most a number. */
export type LevelReach = 'lower-height' | number;

export interface ContactRules {
  /** The widest gap that still counts as touching. */
  readonly tolerance: number;
  readonly reach: LevelReach;
  /** The highest and thickest barrier across which two figures that both touch it are in contact. */
  readonly acrossBarrier: { readonly height: number; readonly thickness: number } | null;
  /** Rises that are ignored when looking for what a figure stands on. */
  readonly step: number;
  /** Whether a solid side higher than both figures' step keeps touching bases apart (a corner, a shut door). */
  readonly wallsSeparate: boolean;
}

const near: number[] = [];
const cuts: number[] = [];

/** Whether a difference of level is small enough to touch. */
export function levelsReach(reach: LevelReach, a: Body, b: Body, difference: number): boolean {
  if (reach !== 'lower-height') return difference <= reach + SAME_LEVEL;
  return difference < (a.z <= b.z ? a.height : b.height) - SAME_LEVEL;
}

/**
 * Difference of level for contact. A slope or ramp between the two takes up the levels from its foot to its
 * top, so across its edge only what lies beyond them counts.
 */
export function contactLevels(table: Table, a: Body, b: Body, step: number): number {
  return Math.min(Math.abs(a.z - b.z), sloped(table, a, b, step), sloped(table, b, a, step));
}

function sloped(table: Table, on: Body, other: Body, step: number): number {
  const level = standingOn(table, on.x, on.y, on.z, step);
  if (level === null || level.piece < 0) return Number.POSITIVE_INFINITY;
  const piece = table.pieces[level.piece]!;
  if (insidePiece(table, level.piece, other.x, other.y)) return Number.POSITIVE_INFINITY;
  if (piece.surface !== 'slope' && !leavesByRamp(table, level.piece, piece, on, other))
    return Number.POSITIVE_INFINITY;
  return Math.max(0, other.z - piece.top);
}

function leavesByRamp(table: Table, p: number, piece: Piece, on: Body, other: Body): boolean {
  if (piece.ramps.length === 0) return false;
  empty(cuts);
  ringCrossings(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, on.x, on.y, other.x, other.y, cuts);
  const t = cuts.at(-1);
  if (t === undefined) return false;
  return onEdges(piece.ramps, on.x + t * (other.x - on.x), on.y + t * (other.y - on.y), slack(table));
}

/** Whether two figures touch. */
export function inContact(table: Table, a: Body, b: Body, rules: ContactRules): boolean {
  const apart = gap(a, b);
  const barrier = rules.acrossBarrier;
  if (apart > rules.tolerance + (barrier?.thickness ?? 0)) return false;
  if (!levelsReach(rules.reach, a, b, contactLevels(table, a, b, rules.step))) return false;
  if (apart <= rules.tolerance && (!rules.wallsSeparate || between(table, a, b, rules.step).length === 0))
    return true;
  return barrierBetween(table, a, b, rules) >= 0;
}

/** The low, thin barrier that both touch from either side with nothing else between them; -1: none. */
export function barrierBetween(table: Table, a: Body, b: Body, rules: ContactRules): number {
  const { acrossBarrier, tolerance } = rules;
  if (acrossBarrier === null) return -1;
  const pieces = between(table, a, b, rules.step);
  if (pieces.length !== 1) return -1;
  const p = pieces[0]!;
  const floor = Math.min(a.z, b.z);
  if (table.top[p]! - floor > acrossBarrier.height + SAME_LEVEL) return -1;
  if (thickness(table, p, a, b) > acrossBarrier.thickness + SAME_LEVEL) return -1;
  const touches = (body: Body) => distanceToPiece(table, p, body.x, body.y) <= body.radius + tolerance;
  return touches(a) && touches(b) ? p : -1;
}

/** Solid pieces standing on the line between two centres, higher than both can step. */
function between(table: Table, a: Body, b: Body, step: number): number[] {
  const low = Math.max(a.z, b.z) + step + SAME_LEVEL;
  const high = Math.min(a.z + a.height, b.z + b.height);
  piecesInBox(table, Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y), near);
  return near.filter((p) => {
    const piece = table.pieces[p]!;
    if (!piece.solid || piece.top <= low || piece.base >= high) return false;
    return stretchToPiece(table, p, a.x, a.y, b.x, b.y) === 0;
  });
}

/** How thick the barrier is where the line between the centres meets it. */
function thickness(table: Table, p: number, a: Body, b: Body): number {
  empty(cuts);
  ringCrossings(table.xs, table.ys, table.start[p]!, table.start[p + 1]!, a.x, a.y, b.x, b.y, cuts);
  if (cuts.length < 2) return Number.POSITIVE_INFINITY;
  const first = cuts[0]!;
  const x = a.x + first * (b.x - a.x);
  const y = a.y + first * (b.y - a.y);
  return thinnestFrom(table, p, x, y);
}

/** The shortest way from a point of one face to another face that is turned away from it. */
function thinnestFrom(table: Table, p: number, x: number, y: number): number {
  const { xs, ys } = table;
  const from = table.start[p]!;
  const to = table.start[p + 1]!;
  let face = from;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = from; i < to - 1; i++) {
    const away = segmentDistanceSquared(x, y, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!);
    if (away < nearest) {
      nearest = away;
      face = i;
    }
  }
  const fx = xs[face + 1]! - xs[face]!;
  const fy = ys[face + 1]! - ys[face]!;
  let best = Number.POSITIVE_INFINITY;
  for (let i = from; i < to - 1; i++) {
    const ex = xs[i + 1]! - xs[i]!;
    const ey = ys[i + 1]! - ys[i]!;
    if (fx * ex + fy * ey >= 0) continue;
    best = Math.min(best, segmentDistanceSquared(x, y, xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!));
  }
  return Math.sqrt(best);
}
