import { type ContactRules, inContact } from '../ground/contact.ts';
import { DIRECTIONS, towards } from '../ground/directions.ts';
import { besideFace } from '../ground/face.ts';
import { snap } from '../ground/grid.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { pieceSpans } from '../ground/span.ts';
import { SAME_LEVEL, slack, surfacesAt } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { piecesInBox, type Table } from '../ground/table.ts';
import { bodyAt } from '../move/gait.ts';
import { legalPlace, type PlaceRules } from '../move/stand.ts';
import type { SearchRules } from './place.ts';

export interface TouchRules extends PlaceRules {
  readonly contact: ContactRules;
  /** A further condition of the rule that places the figure. */
  readonly accept?: (body: Body) => boolean;
}

const near: number[] = [];
/** Grid steps to give way for a base that does not overlap the one it touches. */
const GIVE = 3;

/**
 * The free places in which a figure touches a target, nearest to where it is first: straight towards it and in the
 * 72 directions round it, on every level, across barriers too where contact reaches over them. Ties go clockwise
 * from +y.
 */
export function placesTouching(
  table: Table,
  body: Body,
  target: Body,
  others: readonly Body[],
  rules: TouchRules,
): Spot[] {
  const straight = towards(target.x, target.y, body.x, body.y);
  const taken = [...others, target];
  const found = new Map<string, Spot>();
  for (const [dx, dy] of straight === null ? DIRECTIONS : [straight, ...DIRECTIONS]) {
    for (const away of reaches(table, body, target, dx, dy, rules)) {
      const spots = standsAt(table, body, target.x + dx * away, target.y + dy * away, taken, rules).filter(
        (spot) => inContact(table, bodyAt(spot, body), target, rules.contact),
      );
      for (const spot of spots) found.set(`${spot.x} ${spot.y} ${spot.z}`, spot);
      if (spots.length > 0) break;
    }
  }
  return nearestFirst(body, [...found.values()]);
}

/** How far from the target's centre to try: just touching, and touching the far side of what may stand between. */
function reaches(
  table: Table,
  body: Body,
  target: Body,
  dx: number,
  dy: number,
  { contact }: TouchRules,
): number[] {
  const touching = body.radius + target.radius;
  const tries = [touching];
  // The grid may round the touching place into the target's base.
  for (let k = 1; k <= GIVE && k / table.grid <= contact.tolerance; k++)
    tries.push(touching + k / table.grid);
  if (contact.acrossBarrier === null) return tries;
  const far = touching + contact.acrossBarrier.thickness + contact.tolerance;
  const [bx, by] = [target.x + dx * far, target.y + dy * far];
  const wide = body.radius;
  piecesInBox(
    table,
    Math.min(target.x, bx) - wide,
    Math.min(target.y, by) - wide,
    Math.max(target.x, bx) + wide,
    Math.max(target.y, by) + wide,
    near,
  );
  for (const p of near) {
    if (!table.pieces[p]!.solid) continue;
    for (const [, leaves] of pieceSpans(table, p, target.x, target.y, bx, by, wide)) {
      if (leaves < 1 && leaves * far > touching) tries.push(leaves * far, leaves * far + slack(table));
    }
  }
  return tries;
}

function standsAt(
  table: Table,
  body: Body,
  px: number,
  py: number,
  taken: readonly Body[],
  rules: PlaceRules & Pick<TouchRules, 'accept'>,
): Spot[] {
  const x = snap(px, table.grid);
  const y = snap(py, table.grid);
  const spots: Spot[] = [];
  for (const { z } of surfacesAt(table, x, y)) {
    const there: Body = { x, y, z, radius: body.radius, height: body.height };
    if (!legalPlace(table, there, taken, rules)) continue;
    if (rules.accept === undefined || rules.accept(there)) spots.push({ x, y, z });
  }
  return spots;
}

function nearestFirst(body: Spot, spots: readonly Spot[]): Spot[] {
  return spots
    .map((spot) => ({ spot, away: awaySquared(body, spot) }))
    .sort((a, b) => a.away - b.away)
    .map(({ spot }) => spot);
}

function awaySquared(a: Spot, b: Spot): number {
  const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
  return dx * dx + dy * dy + dz * dz;
}

/**
 * The legal place nearest to a figure at which its base touches a piece that stands on its level there: where it is,
 * when it touches it already, else beside the outline, looked at every `ring` of its length; null: none within `limit`.
 */
export function placeTouchingPiece(
  table: Table,
  body: Body,
  piece: number,
  others: readonly Body[],
  rules: SearchRules,
): Spot | null {
  const touches = ({ x, y, z }: Spot) =>
    table.base[piece]! < z + body.height - SAME_LEVEL &&
    table.top[piece]! >= z - SAME_LEVEL &&
    distanceToPiece(table, piece, x, y) <= body.radius + 2 * slack(table);
  if (touches(body) && legalPlace(table, body, others, rules) && rules.accept?.(body) !== false)
    return { x: body.x, y: body.y, z: body.z };
  const spots: Spot[] = [];
  for (const at of [body, ...outlinePoints(table, piece, body.z, rules.ring)]) {
    const beside = besideFace(table, piece, at, body.radius);
    if (awaySquared({ ...body, z: 0 }, { ...beside, z: 0 }) > rules.limit * rules.limit) continue;
    for (const { z } of surfacesAt(table, beside.x, beside.y)) {
      if (Math.abs(z - body.z) <= (rules.levels ?? Number.POSITIVE_INFINITY))
        spots.push({ x: beside.x, y: beside.y, z });
    }
  }
  for (const spot of nearestFirst(body, spots)) {
    const there = bodyAt(spot, body);
    if (!touches(spot) || !legalPlace(table, there, others, rules)) continue;
    if (rules.accept === undefined || rules.accept(there)) return spot;
  }
  return null;
}

function outlinePoints(table: Table, p: number, z: number, every: number): Spot[] {
  const { xs, ys } = table;
  const points: Spot[] = [];
  for (let i = table.start[p]!; i < table.start[p + 1]! - 1; i++) {
    const [dx, dy] = [xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    const parts = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / every));
    // Never the corner itself, where it is not told which way is out.
    for (let k = 0; k < parts; k++) {
      const t = (k + 0.5) / parts;
      points.push({ x: xs[i]! + t * dx, y: ys[i]! + t * dy, z });
    }
  }
  return points;
}
