import type { Json } from '@vedette/engine';

type Point = readonly [number, number];

/** An outline on the sheet, in the document's own lengths with y downwards. */
interface Outline {
  readonly points: readonly Point[];
  /** A line rather than an area. */
  readonly open: boolean;
}

/** A document of the ground as far as it can be drawn, and where on it something is wrong. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly Outline[];
  /** By the number of the problem. */
  readonly marks: readonly { readonly problem: number; readonly at: Point }[];
}

interface Wanted {
  readonly document: Json;
  readonly southUp: boolean;
  /** Pointers of what is wrong. */
  readonly paths: readonly string[];
}

/** What is wrong on the ground; null where nothing of it has a place. */
export function sketchOf({ document, southUp, paths }: Wanted): Sketch | null {
  const board = Object(at(document, '/boards/0')) as { readonly width?: unknown; readonly height?: unknown };
  const { width, height } = board;
  if (!isLength(width) || !isLength(height)) return null;
  const down = ([x, y]: Point): Point => [x, southUp ? y : height - y];
  const marks = paths.flatMap((path, problem) => {
    const place = placeOf(document, path);
    return place === null ? [] : [{ problem, at: within(down(place), width, height) }];
  });
  if (marks.length === 0) return null;
  const terrain = at(document, '/terrain');
  const outlines = (Array.isArray(terrain) ? terrain : []).flatMap((piece): readonly Outline[] => {
    const found = outlineOf(Object(piece).shape);
    return found === null ? [] : [{ ...found, points: found.points.map(down) }];
  });
  return { width, height, outlines, marks };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1e5;
}

/** What lies off the board is shown at its edge. */
function within([x, y]: Point, width: number, height: number): Point {
  return [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
}

function at(document: Json, pointer: string): unknown {
  let part: unknown = document;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof part !== 'object' || part === null) return undefined;
    part = Reflect.get(part, key.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return part;
}

/** Where the nearest part around a pointer is that has a place. */
function placeOf(document: Json, pointer: string): Point | null {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const part = at(document, path);
    const found = middleOf(part);
    if (found !== null) return found;
  }
  return null;
}

function middleOf(part: unknown): Point | null {
  if (isPoint(part)) return [part[0], part[1]];
  const { at: spot, point, shape } = Object(part) as Readonly<Record<string, unknown>>;
  for (const one of [spot, point]) if (isPoint(one)) return [one[0], one[1]];
  const outline = outlineOf(shape) ?? outlineOf(part);
  if (outline === null || outline.points.length === 0) return null;
  const sum = outline.points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / outline.points.length, sum[1] / outline.points.length];
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
}

const ROUND = 16;

function outlineOf(shape: unknown): Outline | null {
  const { rect, poly, circle, line } = Object(shape) as Readonly<Record<string, unknown>>;
  if (isNumbers(rect, 4)) {
    const [x, y, wide, high] = rect as readonly [number, number, number, number];
    return {
      open: false,
      points: [
        [x, y],
        [x + wide, y],
        [x + wide, y + high],
        [x, y + high],
      ],
    };
  }
  if (Array.isArray(poly) && poly.every(isPoint)) return { open: false, points: poly };
  if (Array.isArray(line) && line.every(isPoint)) return { open: true, points: line };
  if (!isNumbers(circle, 3)) return null;
  const [x, y, radius] = circle as readonly [number, number, number];
  const points = Array.from({ length: ROUND }, (_, n): Point => {
    const turn = (n * 2 * Math.PI) / ROUND;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
  return { open: false, points };
}

function isNumbers(value: unknown, length: number): boolean {
  return Array.isArray(value) && value.length === length && value.every((one) => typeof one === 'number');
}
