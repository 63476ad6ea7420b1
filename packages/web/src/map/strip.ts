import type { Piece } from '@vedette/engine/table';
import { at, between, distance, heading, type Point } from './shape.ts';

/** A wall or road of several legs comes as one piece a leg, `id/1`, `id/2`…: drawn, it is one again. */
export function joinedStrips(pieces: readonly Piece[]): Piece[] {
  const legs = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = nameOf(piece);
    legs.set(key, [...(legs.get(key) ?? []), piece]);
  }
  return [...legs.values()].flatMap((parts) => (parts.length === 1 ? parts : joined(parts)));
}

const nameOf = ({ id, outline }: Piece): string => (outline.length === 8 ? id.replace(/\/\d+$/, '') : id);

function joined(parts: readonly Piece[]): readonly Piece[] {
  const ends = parts.map(({ outline }) => endsOf(outline));
  const follows = ends.every((end, i) => i === 0 || distance(end.from, ends[i - 1]!.to) < end.half);
  if (!follows) return parts;
  const line = [ends[0]!.from, ...ends.map(({ to }) => to)];
  return [{ ...parts[0]!, id: nameOf(parts[0]!), outline: stripAlong(line, ends[0]!.half) }];
}

/** The outline of what runs along a line, as thick on either side. */
export function stripAlong(line: readonly Point[], half: number): readonly number[] {
  const [left, right] = [mitred(line, half), mitred(line, -half)];
  return [...left, ...right.reverse()].flatMap(({ x, y }) => [x, y]);
}

/** The middles of the two ends of a leg whose corners run round it from one end. */
function endsOf(outline: readonly number[]): { from: Point; to: Point; half: number } {
  const corner = (i: number): Point => at(outline[i * 2] ?? 0, outline[i * 2 + 1] ?? 0);
  return {
    from: between(corner(0), corner(1), 0.5),
    to: between(corner(2), corner(3), 0.5),
    half: distance(corner(0), corner(1)) / 2,
  };
}

/** A line moved sideways whose corners stay sharp. */
function mitred(line: readonly Point[], offset: number): Point[] {
  return line.map((p, i) => {
    const before = heading(line[i - 1] ?? p, i === 0 ? (line[1] ?? p) : p);
    const after = heading(p, line[i + 1] ?? p);
    const ahead = after.x === 0 && after.y === 0 ? before : after;
    const behind = i === 0 ? ahead : before;
    const [nx, ny] = [behind.y + ahead.y, -(behind.x + ahead.x)];
    const share = (nx * nx + ny * ny) / 2;
    // A hairpin would reach to infinity.
    const reach = share < 0.2 ? 0 : offset / share;
    return at(p.x + nx * reach, p.y + ny * reach);
  });
}

/** The middle line of what is long and thin, how thick it is, and its two sides. */
export interface Spine {
  readonly line: readonly Point[];
  readonly girth: number;
  readonly sides: readonly [readonly Point[], readonly Point[]];
}

/** Longer than twice its thickness, or it is no strip. */
const SLENDER = 2;

/** The middle line of a long thin outline: of a slender quadrangle, or of a strip with two equal sides. */
export function spineOf(outline: readonly Point[]): Spine | null {
  const count = outline.length;
  if (count < 4 || count % 2 === 1) return null;
  const half = count / 2;
  let best: Spine | null = null;
  for (let turn = 0; turn < count; turn++) {
    const corner = (i: number): Point => outline[(i + turn) % count]!;
    const line = Array.from({ length: half }, (_, i) => between(corner(i), corner(count - 1 - i), 0.5));
    const girth = distance(corner(0), corner(count - 1));
    const far = distance(corner(half - 1), corner(half));
    const length = line.reduce((sum, p, i) => sum + distance(line[i - 1] ?? p, p), 0);
    if (Math.abs(girth - far) > girth * 0.2 || length < girth * SLENDER) continue;
    if (best === null || girth < best.girth)
      best = {
        line,
        girth,
        sides: [line.map((_, i) => corner(i)), line.map((_, i) => corner(count - 1 - i))],
      };
  }
  return best;
}
