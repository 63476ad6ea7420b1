import { areaAt, toEdges } from '../ground/area.ts';
import { distance as between } from '../ground/distance.ts';
import { besidePoint, nearestOn } from '../ground/face.ts';
import { snap } from '../ground/grid.ts';
import { overlaps } from '../ground/overlap.ts';
import type { Body, Spot } from '../ground/piece.ts';
import { SAME_LEVEL, slack, standingOn, surfacesAt } from '../ground/surface.ts';
import { distanceToPiece } from '../ground/sweep.ts';
import { discOverlapsPiece, piecesInBox, type Table } from '../ground/table.ts';
import { bodyAt } from '../move/gait.ts';
import { hangingPiece } from '../move/leg-hang.ts';
import { placeRefusal } from '../move/stand.ts';
import type { Shifted, ShiftRules, Stop } from './shift-rules.ts';
import { HAIR } from './shift-rules.ts';

/** Which way to go on a face: up, down, or sideways, whichever way leads more along a unit vector in plan. */
export type FaceWay = 'up' | 'down' | readonly [number, number];

/** Corners this little off the line of an edge, for each unit along it, lie on it. */
const STRAIGHT = 1e-9;
/** A direction this square to the face leads neither way along it. */
const SQUARE = 1e-6;

const near: number[] = [];

/**
 * A shift of a figure that holds on to the side of a piece, without letting go: up to the top edge, down to the
 * foot, or sideways to the corner of the face, as far as it is legal. Not paid for, as `shift`.
 */
export function shiftOnFace(
  table: Table,
  body: Body,
  way: FaceWay,
  distance: number,
  rules: ShiftRules,
): Shifted {
  const p = hangingPiece(table, rules.gait, body, body.x, body.y, body.z);
  if (p < 0) return stay(body, { why: 'side', index: p });
  if (way === 'up' || way === 'down') return upOrDown(table, body, p, way, distance, rules);
  return sideways(table, body, p, way, distance, rules);
}

function stay({ x, y, z }: Spot, stoppedBy: Stop | null): Shifted {
  return { end: { x, y, z }, travelled: 0, stoppedBy, fall: null };
}

function upOrDown(
  table: Table,
  body: Body,
  p: number,
  way: 'up' | 'down',
  distance: number,
  rules: ShiftRules,
): Shifted {
  const up = way === 'up';
  const border = up ? table.top[p]! : footUnder(table, body, rules);
  const room = up ? border - body.z : body.z - border;
  const far = Math.max(0, Math.min(distance, room));
  const stop: Stop | null = distance > room + HAIR ? { why: up ? 'top' : 'foot', index: p } : null;
  const spotAt = (travelled: number): Spot => {
    const z = travelled >= room - HAIR ? border : snap(body.z + (up ? travelled : -travelled), table.grid);
    return { x: body.x, y: body.y, z };
  };
  return followed(table, body, far, spotAt, stop, rules);
}

/** The level on which a figure that climbs down comes to stand: under its centre, or under its base on something solid. */
function footUnder(table: Table, { x, y, z, radius }: Body, rules: ShiftRules): number {
  let foot = Math.max(...surfacesAt(table, x, y).flatMap((level) => (level.z <= z ? [level.z] : [])), 0);
  piecesInBox(table, x - radius, y - radius, x + radius, y + radius, near);
  for (const q of near) {
    const top = table.top[q]!;
    if (!table.pieces[q]!.solid || top > z + SAME_LEVEL || top <= foot + rules.gait.step) continue;
    if (discOverlapsPiece(table, q, x, y, radius - slack(table))) foot = top - rules.gait.step;
  }
  return foot;
}

interface Face {
  readonly x: number;
  readonly y: number;
  /** Unit vector along the face, and the two ends on it. */
  readonly ux: number;
  readonly uy: number;
  readonly low: number;
  readonly high: number;
}

function sideways(
  table: Table,
  body: Body,
  p: number,
  [dx, dy]: readonly [number, number],
  distance: number,
  rules: ShiftRules,
): Shifted {
  const face = faceAlong(table, p, body, dx, dy);
  if (face === null) return stay(body, { why: 'side', index: p });
  const start = (body.x - face.x) * face.ux + (body.y - face.y) * face.uy;
  const forward = face.ux * dx + face.uy * dy > 0;
  const room = Math.max(0, forward ? face.high - start : start - face.low);
  const stop: Stop | null = distance > room + HAIR ? { why: 'corner', index: p } : null;
  const spotAt = (travelled: number): Spot => {
    const s = start + (forward ? travelled : -travelled);
    const on = { x: face.x + s * face.ux, y: face.y + s * face.uy, z: body.z };
    // Outlines run counter-clockwise: out of the face is to its right.
    const { x, y } = besidePoint(table, p, on, face.uy, -face.ux, body.radius);
    return { x, y, z: body.z };
  };
  return followed(table, body, Math.min(distance, room), spotAt, stop, rules);
}

/** The straight face hung on; at a corner the one that leads most along the direction; null when none leads along it. */
function faceAlong(table: Table, p: number, body: Body, dx: number, dy: number): Face | null {
  const { xs, ys } = table;
  const [from, to] = [table.start[p]!, table.start[p + 1]! - 1];
  let best = -1;
  let bestAway = Number.POSITIVE_INFINITY;
  let bestAside = 0;
  let bestAlong = 0;
  for (let i = from; i < to; i++) {
    const { x, y, away, outX, outY } = nearestOn(xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!, body.x, body.y);
    // At a corner the face that the figure is square to comes before the one round it.
    const aside = Math.abs((body.x - x) * outY - (body.y - y) * outX);
    const along = Math.abs(outX * dy - outY * dx);
    const order = away - bestAway || 0;
    const tie = Math.abs(order) <= HAIR;
    if (tie ? aside > bestAside + HAIR : order > 0) continue;
    if (tie && aside >= bestAside - HAIR && along <= bestAlong) continue;
    best = i;
    bestAway = away;
    bestAside = aside;
    bestAlong = along;
  }
  return best < 0 || bestAlong <= SQUARE ? null : straightFace(table, from, to, best);
}

/** An edge with the neighbours that go on in the same line. */
function straightFace(table: Table, from: number, to: number, edge: number): Face {
  const { xs, ys } = table;
  const n = to - from;
  const [x, y] = [xs[edge]!, ys[edge]!];
  const [ex, ey] = [xs[edge + 1]! - x, ys[edge + 1]! - y];
  const length = Math.sqrt(ex * ex + ey * ey);
  const [ux, uy] = [ex / length, ey / length];
  let low = 0;
  let high = length;
  for (const by of [1, -1]) {
    for (let k = 1; k < n; k++) {
      const i = from + ((((edge - from + by * k) % n) + n) % n);
      const far = by > 0 ? i + 1 : i;
      const along = (xs[far]! - x) * ux + (ys[far]! - y) * uy;
      const aside = (xs[far]! - x) * uy - (ys[far]! - y) * ux;
      if (Math.abs(aside) > STRAIGHT * Math.max(1, Math.abs(along))) break;
      if (by > 0 ? along <= high : along >= low) break;
      if (by > 0) high = along;
      else low = along;
    }
  }
  return { x, y, ux, uy, low, high };
}

/** Goes along a face grid step by grid step, to the last place where the figure may stay. */
function followed(
  table: Table,
  body: Body,
  far: number,
  spotAt: (travelled: number) => Spot,
  atEnd: Stop | null,
  rules: ShiftRules,
): Shifted {
  const steps = Math.ceil(far * table.grid - HAIR);
  let end: Spot = { x: body.x, y: body.y, z: body.z };
  let stop: Stop | null = atEnd;
  let held: Stop | null = null;
  for (let k = 1; k <= steps; k++) {
    const spot = spotAt(Math.min(far, k / table.grid));
    // Round the bend of a corner the way along the face is longer than it looks.
    if (travelledTo(body, spot) > far + slack(table)) break;
    const there = bodyAt(spot, body);
    const barred = barredAt(table, body, there, rules);
    if (barred !== null) {
      stop = barred;
      break;
    }
    held = restsOn(table, there, rules);
    if (held === null) end = spot;
    else if (k === steps) stop = held;
  }
  return { end, travelled: travelledTo(body, end), stoppedBy: stop, fall: null };
}

/** What lets nobody pass here; null: free. */
function barredAt(table: Table, start: Body, there: Body, rules: ShiftRules): Stop | null {
  const refusal = placeRefusal(table, there, [], { gait: rules.gait, hanging: true });
  if (refusal === 'off-table') return { why: 'edge', index: nearestSide(table, there) };
  if (refusal !== null) return { why: refusal === 'ground' ? 'ground' : 'side', index: sideAt(table, there) };
  const body = rules.others.findIndex(
    (other) => other.block === 'always' && meets(table, start, there, other.body),
  );
  if (body >= 0) return { why: 'body', index: body };
  const kept = rules.keepAway.findIndex(({ body, distance }) => {
    const now = between(there, body);
    return now < distance - HAIR && now < between(start, body) - HAIR;
  });
  return kept < 0 ? null : { why: 'near', index: kept };
}

/** Whether a body is run into; who overlaps it already may only draw away. */
function meets(table: Table, start: Body, there: Body, other: Body): boolean {
  if (!overlaps(there, other, slack(table))) return false;
  return !overlaps(start, other, slack(table)) || between(there, other) < between(start, other);
}

function restsOn(table: Table, there: Body, rules: ShiftRules): Stop | null {
  const index = rules.others.findIndex(
    ({ body, block }) => block === 'end' && overlaps(there, body, slack(table)),
  );
  return index < 0 ? null : { why: 'body', index };
}

function nearestSide(table: Table, { x, y }: Spot): number {
  const sides = toEdges(areaAt(table, x, y), x, y);
  return sides.indexOf(Math.min(...sides));
}

/** The solid piece bitten into most, for the words of a stop. */
function sideAt(table: Table, { x, y, z, radius, height }: Body): number {
  let best = -1;
  let bestAway = Number.POSITIVE_INFINITY;
  piecesInBox(table, x - radius, y - radius, x + radius, y + radius, near);
  for (const p of near) {
    if (!table.pieces[p]!.solid || table.top[p]! <= z + SAME_LEVEL) continue;
    const away = distanceToPiece(table, p, x, y);
    if (table.base[p]! >= z + height - SAME_LEVEL || away >= bestAway) continue;
    best = p;
    bestAway = away;
  }
  return best;
}

function travelledTo(a: Spot, b: Spot): number {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** The piece that a figure part way up a climb holds on to; -1 when it stands. */
export function hangsOn(table: Table, body: Body, gait: ShiftRules['gait']): number {
  if (gait.over !== 'ground' || standingOn(table, body.x, body.y, body.z, gait.step) !== null) return -1;
  return hangingPiece(table, gait, body, body.x, body.y, body.z);
}
