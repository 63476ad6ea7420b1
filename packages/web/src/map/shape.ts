/** A place on the paper, in paper units (24 to the inch), y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });

/** One decimal is finer than any pen, and keeps the drawing small. */
export const num = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

export const pair = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The point a share `t` of the way from `a` to `b`. */
export const between = (a: Point, b: Point, t: number): Point =>
  at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

/** The unit vector from `a` to `b`; no direction at all when they coincide. */
export function heading(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? at(0, 0) : at((b.x - a.x) / length, (b.y - a.y) / length);
}

export const line = (points: readonly Point[]): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${pair(p)}`).join('');

export const ring = (points: readonly Point[]): string => `${line(points)}Z`;

export function centreOf(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const p of points) {
    x += p.x;
    y += p.y;
  }
  return at(x / points.length, y / points.length);
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  return {
    left: Math.min(...points.map((p) => p.x)),
    top: Math.min(...points.map((p) => p.y)),
    right: Math.max(...points.map((p) => p.x)),
    bottom: Math.max(...points.map((p) => p.y)),
  };
}

/** Even-odd rule. */
export function contains(outline: readonly Point[], p: Point): boolean {
  let inside = false;
  let previous = outline[outline.length - 1];
  for (const corner of outline) {
    if (
      previous !== undefined &&
      corner.y > p.y !== previous.y > p.y &&
      p.x < ((previous.x - corner.x) * (p.y - corner.y)) / (previous.y - corner.y) + corner.x
    ) {
      inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map((p) => at(p.x + dx, p.y + dy));

/** Draws every point towards `centre`, leaving a share `factor` of its distance. */
export const shrink = (points: readonly Point[], centre: Point, factor: number): Point[] =>
  points.map((p) => between(centre, p, factor));

/** Neighbouring corners of a closed outline, the last with the first. */
export function edgesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a]);
}

/** Twice the signed area; positive when the corners run clockwise on the paper. */
export function turnOf(outline: readonly Point[]): number {
  let sum = 0;
  for (const [a, b] of edgesOf(outline)) sum += a.x * b.y - b.x * a.y;
  return sum;
}

export const clockwise = (outline: readonly Point[]): Point[] =>
  turnOf(outline) < 0 ? [...outline].reverse() : [...outline];

/** How far a point is from the nearest side; asked so often that nothing is made on the way. */
export function distanceToOutline(p: Point, outline: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let a = outline[outline.length - 1] ?? p;
  for (const b of outline) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
    const share = Math.max(0, Math.min(1, along));
    const [ex, ey] = [p.x - a.x - dx * share, p.y - a.y - dy * share];
    nearest = Math.min(nearest, ex * ex + ey * ey);
    a = b;
  }
  return Math.sqrt(nearest);
}

/** The ground that a block covers when it is drawn out by an offset: its shadow, all corners clockwise. */
export function cast(outline: readonly Point[], dx: number, dy: number): string {
  const swept = edgesOf(outline).map(([a, b]) =>
    ring(clockwise([a, b, at(b.x + dx, b.y + dy), at(a.x + dx, a.y + dy)])),
  );
  return ring(clockwise(shift(outline, dx, dy))) + swept.join('');
}

/** A disc as a path. */
export const disc = (p: Point, radius: number): string => {
  const r = num(radius);
  return `M${num(p.x - radius)} ${num(p.y)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0Z`;
};
