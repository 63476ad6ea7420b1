import { at, between, distance, heading, type Point } from './shape.ts';

const STEPS = 10;

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return at(blend(a.x, b.x, c.x, d.x), blend(a.y, b.y, c.y, d.y));
}

/** A smooth closed line through the corners (Catmull-Rom). */
export function smoothRing(corners: readonly Point[]): Point[] {
  const count = corners.length;
  const corner = (i: number): Point => corners[(i + count) % count] ?? at(0, 0);
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    for (let step = 0; step < STEPS; step++) {
      points.push(spline(corner(i - 1), corner(i), corner(i + 1), corner(i + 2), step / STEPS));
    }
  }
  return points;
}

/** A smooth open line through the points. */
export function smoothLine(stops: readonly Point[]): Point[] {
  const last = stops.length - 1;
  const stop = (i: number): Point => stops[Math.max(0, Math.min(last, i))] ?? at(0, 0);
  const points: Point[] = [];
  for (let i = 0; i < last; i++) {
    for (let step = 0; step < STEPS; step++) {
      points.push(spline(stop(i - 1), stop(i), stop(i + 1), stop(i + 2), step / STEPS));
    }
  }
  points.push(stop(last));
  return points;
}

/** Points along an open line, `spacing` apart. */
export function paceOut(points: readonly Point[], spacing: number): Point[] {
  const first = points[0];
  if (first === undefined) return [];
  const paced: Point[] = [first];
  let from = first;
  let owed = spacing;
  for (const to of points.slice(1)) {
    let left = distance(from, to);
    while (left >= owed) {
      from = between(from, to, owed / left);
      paced.push(from);
      left = distance(from, to);
      owed = spacing;
    }
    owed -= left;
    from = to;
  }
  return paced;
}

/** Points around a closed outline, `spacing` apart. */
export function paceAround(outline: readonly Point[], spacing: number): Point[] {
  const first = outline[0];
  return first === undefined ? [] : paceOut([...outline, first], spacing);
}

/** The line moved sideways: positive to the right of its direction on the paper. */
export function alongside(points: readonly Point[], offset: number): Point[] {
  return points.map((p, i) => {
    const direction = heading(points[i - 1] ?? p, points[i + 1] ?? p);
    return at(p.x - direction.y * offset, p.y + direction.x * offset);
  });
}
