import { edgeBins, someEdgeNear } from './edge-bins.ts';
import type { Shape } from './piece.ts';
import type { Problems } from './problem.ts';
import { signedArea } from './ring.ts';

const FEWEST_CORNERS = 3;
const MOST_CORNERS = 1000;

/** Notes what is wrong with a polygon; true when it is sound. */
export function outlineProblems(outline: readonly number[], at: string, problems: Problems): boolean {
  const before = problems.found.length;
  const corners = outline.length / 2;
  if (outline.length % 2 !== 0) problems.add(at, { fault: 'odd-coordinates', count: outline.length });
  else if (corners < FEWEST_CORNERS)
    problems.add(at, { fault: 'few-corners', count: corners, limit: FEWEST_CORNERS });
  else if (corners > MOST_CORNERS)
    problems.add(at, { fault: 'many-corners', count: corners, limit: MOST_CORNERS });
  else for (const [i, value] of outline.entries()) problems.far(value, `${at}/${i}`);
  if (problems.found.length === before) checkForm(outline, at, problems);
  return problems.found.length === before;
}

function checkForm(outline: readonly number[], at: string, problems: Problems): void {
  const n = outline.length;
  for (let i = 0; i < n; i += 2) {
    const j = (i + 2) % n;
    if (outline[i] !== outline[j] || outline[i + 1] !== outline[j + 1]) continue;
    problems.add(`${at}/${j}`, { fault: 'same-corner' });
    return;
  }
  const crossing = firstCrossing(outline);
  if (crossing !== null) {
    const [i, j] = crossing;
    problems.add(at, { fault: 'crossing', corners: [i, j] });
  } else if (Math.abs(signedArea(outline)) < problems.step * problems.step) {
    problems.add(at, { fault: 'nothing-inside' });
  }
}

/** The first two edges, by the corners they begin at, that have more in common than the corner between them. */
function firstCrossing(outline: readonly number[]): readonly [number, number] | null {
  const sorted = edgeBins(outline);
  const { corners } = sorted;
  for (let i = 0; i < corners; i++) {
    let first = corners;
    someEdgeNear(sorted, sorted, i, (j) => {
      if (j > i && j < first && haveMoreInCommon(outline, i, j)) first = j;
      return false;
    });
    if (first < corners) return [i, first];
  }
  return null;
}

function haveMoreInCommon(outline: readonly number[], i: number, j: number): boolean {
  if (j === i + 1) return foldsBack(outline, i);
  if (i === 0 && j === outline.length / 2 - 1) return foldsBack(outline, j);
  return edgesMeet(outline, i, j);
}

function corner(outline: readonly number[], i: number): readonly [number, number] {
  const k = (i * 2) % outline.length;
  return [outline[k]!, outline[k + 1]!];
}

/** Which side of the line a-b a point lies on: 1, -1, or 0 on it. */
function side(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [x, y]: readonly [number, number],
): number {
  const across = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return across > 0 ? 1 : across < 0 ? -1 : 0;
}

/** Whether the edge after edge `i` runs back over it. */
function foldsBack(outline: readonly number[], i: number): boolean {
  const [a, b, c] = [corner(outline, i), corner(outline, i + 1), corner(outline, i + 2)];
  if (side(a, b, c) !== 0) return false;
  return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0;
}

function edgesMeet(outline: readonly number[], i: number, j: number): boolean {
  const [a, b] = [corner(outline, i), corner(outline, i + 1)];
  const [c, d] = [corner(outline, j), corner(outline, j + 1)];
  const [s, t] = [side(a, b, c), side(a, b, d)];
  const [u, v] = [side(c, d, a), side(c, d, b)];
  if (s * t < 0 && u * v < 0) return true;
  return (
    (s === 0 && isBetween(a, b, c)) ||
    (t === 0 && isBetween(a, b, d)) ||
    (u === 0 && isBetween(c, d, a)) ||
    (v === 0 && isBetween(c, d, b))
  );
}

function isBetween(
  a: readonly [number, number],
  b: readonly [number, number],
  p: readonly [number, number],
): boolean {
  return (p[0] - a[0]) * (p[0] - b[0]) <= 0 && (p[1] - a[1]) * (p[1] - b[1]) <= 0;
}

/** Notes what is wrong with a flat area, and when none of it is on the table. */
export function shapeProblems(shape: Shape, at: string, problems: Problems): void {
  const before = problems.found.length;
  const box = 'circle' in shape ? checkCircle(shape.circle, at, problems) : boxOf(shape.polygon);
  if ('polygon' in shape) outlineProblems(shape.polygon, `${at}/polygon`, problems);
  if (problems.found.length > before) return;
  const [x0, y0, x1, y1] = box;
  if (x1 < 0 || y1 < 0 || x0 > problems.width || y0 > problems.depth)
    problems.add(at, { fault: 'shape-off', width: problems.width, depth: problems.depth });
}

type Box = readonly [number, number, number, number];

function checkCircle(circle: readonly [number, number, number], at: string, problems: Problems): Box {
  const [x, y, radius] = circle;
  problems.far(x, `${at}/circle/0`);
  problems.far(y, `${at}/circle/1`);
  if (!problems.far(radius, `${at}/circle/2`) && radius <= 0)
    problems.add(`${at}/circle/2`, { fault: 'radius', radius });
  return [x - radius, y - radius, x + radius, y + radius];
}

function boxOf(polygon: readonly number[]): Box {
  const xs = polygon.filter((_, i) => i % 2 === 0);
  const ys = polygon.filter((_, i) => i % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
