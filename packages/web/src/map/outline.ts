import { smoothLine, smoothRing } from './curve.ts';
import type { Hand } from './hash.ts';
import { at, between, boundsOf, distance, edgesOf, heading, type Point } from './shape.ts';

/** Cosine of the turn beyond which a corner was meant as one. */
const SHARP = 0.5;

/** A natural border: smooth where the survey has many corners, rounded where it turns sharply, never far from the truth. */
export function natural(outline: readonly Point[], round: number | ((corner: Point) => number) = 7): Point[] {
  const count = outline.length;
  const corner = (i: number): Point => outline[(i + count) % count]!;
  const sharp = outline.flatMap((p, i) => {
    const [before, after] = [heading(corner(i - 1), p), heading(p, corner(i + 1))];
    return before.x * after.x + before.y * after.y < SHARP ? [i] : [];
  });
  if (sharp.length === 0) return smoothRing(outline);
  const runs = sharp.map((from, k) => {
    const to = sharp[k + 1] ?? sharp[0]! + count;
    return smoothLine(Array.from({ length: to - from + 1 }, (_, i) => corner(from + i)));
  });
  const roundAt = typeof round === 'number' ? () => round : round;
  return runs.flatMap((run, k) => rounded(runs[(k + runs.length - 1) % runs.length]!, run, roundAt(run[0]!)));
}

/** Nothing that flowed or fell has a corner: how far from one its border begins to turn. */
export function softness(outline: readonly Point[], most = 24): number {
  const { left, top, right, bottom } = boundsOf(outline);
  return Math.min(most, Math.min(right - left, bottom - top) * 0.36);
}

/** The border of what lies softly on the ground. */
export const soft = (outline: readonly Point[]): Point[] => natural(outline, softness(outline));

/** What grew keeps no straight line either; where the border of the rules is drawn beside it, it may wander from that. */
export function grown(outline: readonly Point[], hand: Hand): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const reach = Math.min(5, Math.min(right - left, bottom - top) * 0.05);
  return smoothRing(byHand(natural(outline, softness(outline, 70)), hand, reach, 34));
}

/** A run of border whose first corner, where the one before it ends, is cut and curved. */
function rounded(before: readonly Point[], run: readonly Point[], round: number): Point[] {
  const corner = run[0]!;
  if (round === 0) return run.slice(0, -1);
  const last = run[run.length - 1]!;
  const back = before[0]!;
  const reach = Math.min(round, distance(back, corner) / 3, distance(corner, last) / 3);
  const from = cutBack([...before].reverse(), reach);
  const to = cutBack(run, reach);
  const arc = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    between(between(from, corner, t), between(corner, to, t), t),
  );
  const rest = run.filter((p) => distance(p, corner) > reach && distance(p, last) > reach);
  return [...arc, ...rest];
}

/** The point of a line so far from its first. */
function cutBack(line: readonly Point[], reach: number): Point {
  const beyond = line.find((p) => distance(line[0]!, p) >= reach) ?? line[line.length - 1]!;
  const far = distance(line[0]!, beyond);
  return far === 0 ? line[0]! : between(line[0]!, beyond, reach / far);
}

/** Cosine of the least turn that shows as a corner in a line. */
const CORNER = 0.9;

/** Points round a border, one every `step` and one at each corner. */
export function paced(outline: readonly Point[], step: number): Point[] {
  const edges = edgesOf(outline).filter(([a, b]) => distance(a, b) > 0);
  const headings = edges.map(([a, b]) => heading(a, b));
  const isCorner = (i: number): boolean => {
    const [before, after] = [headings[(i + edges.length - 1) % edges.length]!, headings[i % edges.length]!];
    return before.x * after.x + before.y * after.y < CORNER;
  };
  const points: Point[] = [];
  let owed = 0;
  edges.forEach(([a, b], i) => {
    if (isCorner(i)) {
      points.push(a);
      owed = step;
    }
    const length = distance(a, b);
    // No point just before a corner.
    const last = length - (isCorner(i + 1) ? step * 0.3 : 0);
    for (; owed < last; owed += step) points.push(between(a, b, owed / length));
    owed = Math.max(owed - length, 0);
  });
  return points;
}

/** The same border as a hand draws it. */
export function byHand(outline: readonly Point[], hand: Hand, reach: number, step = 13): Point[] {
  return paced(outline, step).map((p) => at(p.x + hand.shake(reach), p.y + hand.shake(reach)));
}
