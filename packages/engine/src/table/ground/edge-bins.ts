/** A polygon x0, y0, x1, y1, … with its edges sorted into strips, so that few have to be looked at. */
export interface EdgeBins {
  /** The first corner is repeated at the end: edge i runs from corner i to corner i + 1. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly corners: number;
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly low: number;
    readonly high: number;
  };
  readonly strips: Strips;
}

/** Strips across one axis, and the edges that come through each. */
interface Strips {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  readonly edges: readonly (readonly number[])[];
  /** The first strip of each edge. */
  readonly first: Int32Array;
  /** Edges in all strips together: the fewer, the better they part them. */
  readonly load: number;
}

/** Strips beyond this save nothing more. */
const MOST_STRIPS = 256;

export function edgeBins(outline: readonly number[]): EdgeBins {
  const corners = outline.length / 2;
  const xs = new Float64Array(corners + 1);
  const ys = new Float64Array(corners + 1);
  for (let i = 0; i <= corners; i++) {
    xs[i] = outline[(i % corners) * 2]!;
    ys[i] = outline[(i % corners) * 2 + 1]!;
  }
  const [across, upwards] = [stripsOf('x', xs, corners), stripsOf('y', ys, corners)];
  const box = { left: across.from, right: across.to, low: upwards.from, high: upwards.to };
  return { xs, ys, corners, box, strips: across.load < upwards.load ? across : upwards };
}

function stripsOf(axis: 'x' | 'y', at: Float64Array, corners: number): Strips {
  let [from, to] = [at[0]!, at[0]!];
  for (let i = 1; i < corners; i++) {
    from = Math.min(from, at[i]!);
    to = Math.max(to, at[i]!);
  }
  const edges: number[][] = Array.from({ length: Math.min(corners, MOST_STRIPS) }, () => []);
  const first = new Int32Array(corners);
  let load = 0;
  for (let i = 0; i < corners; i++) {
    const lowest = stripAt(from, to, edges.length, Math.min(at[i]!, at[i + 1]!));
    const highest = stripAt(from, to, edges.length, Math.max(at[i]!, at[i + 1]!));
    first[i] = lowest;
    load += highest - lowest + 1;
    for (let strip = lowest; strip <= highest; strip++) edges[strip]!.push(i);
  }
  return { axis, from, to, edges, first, load };
}

function stripAt(from: number, to: number, strips: number, at: number): number {
  if (!(to > from)) return 0;
  const strip = Math.floor(((at - from) / (to - from)) * strips);
  return Math.max(0, Math.min(strips - 1, strip));
}

/** Whether `found` says so of some edge whose box meets this one. Each is asked about once. */
export function someEdge(
  { xs, ys, box, strips }: EdgeBins,
  left: number,
  right: number,
  low: number,
  high: number,
  found: (edge: number) => boolean,
): boolean {
  if (right < box.left || left > box.right || high < box.low || low > box.high) return false;
  const { axis, from, to, edges, first } = strips;
  const begin = stripAt(from, to, edges.length, axis === 'x' ? left : low);
  const end = stripAt(from, to, edges.length, axis === 'x' ? right : high);
  for (let strip = begin; strip <= end; strip++) {
    const here = edges[strip]!;
    for (let n = 0; n < here.length; n++) {
      const i = here[n]!;
      if (first[i]! < strip && strip > begin) continue;
      if (xs[i]! < left ? xs[i + 1]! < left : xs[i]! > right && xs[i + 1]! > right) continue;
      if (ys[i]! < low ? ys[i + 1]! < low : ys[i]! > high && ys[i + 1]! > high) continue;
      if (found(i)) return true;
    }
  }
  return false;
}

/** Whether `found` says so of some edge of `one` whose box meets that of an edge of `other`. */
export function someEdgeNear(
  one: EdgeBins,
  { xs, ys }: EdgeBins,
  edge: number,
  found: (edge: number) => boolean,
): boolean {
  const x0 = xs[edge]!;
  const y0 = ys[edge]!;
  const x1 = xs[edge + 1]!;
  const y1 = ys[edge + 1]!;
  return someEdge(one, Math.min(x0, x1), Math.max(x0, x1), Math.min(y0, y1), Math.max(y0, y1), found);
}

/** Even-odd test along the strip in which the point lies. */
export function isInside({ xs, ys, box, strips }: EdgeBins, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.low || y > box.high) return false;
  const { axis, from, to, edges } = strips;
  const us = axis === 'x' ? ys : xs;
  const vs = axis === 'x' ? xs : ys;
  const u = axis === 'x' ? y : x;
  const v = axis === 'x' ? x : y;
  const here = edges[stripAt(from, to, edges.length, v)]!;
  let inside = false;
  for (let n = 0; n < here.length; n++) {
    const i = here[n]!;
    const v0 = vs[i]!;
    const v1 = vs[i + 1]!;
    if (v0 <= v === v1 <= v) continue;
    if (u < us[i]! + ((us[i + 1]! - us[i]!) * (v - v0)) / (v1 - v0)) inside = !inside;
  }
  return inside;
}
