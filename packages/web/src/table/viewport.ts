import type { Point } from '../map/shape.ts';

/** How the paper lies under the window: a point p of it is seen at (x + k * p.x, y + k * p.y). */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Screen pixels to a paper unit, at most: an inch is then as wide as a phone. */
const NEAREST = 8;
/** How much of the window the whole table leaves free all round. */
const MARGIN = 12;
/** So much of the table always stays in sight. */
const KEPT = 80;

export const toScreen = ({ x, y, k }: Viewport, p: Point): Point => ({ x: x + k * p.x, y: y + k * p.y });

export const fromScreen = ({ x, y, k }: Viewport, p: Point): Point => ({
  x: (p.x - x) / k,
  y: (p.y - y) / k,
});

/** The whole paper, in the middle. */
export function fitted(window: Size, paper: Size): Viewport {
  const k = Math.min((window.width - 2 * MARGIN) / paper.width, (window.height - 2 * MARGIN) / paper.height);
  return { x: (window.width - k * paper.width) / 2, y: (window.height - k * paper.height) / 2, k };
}

/** A part of the paper. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The ground in use, and what is written on the paper, which is read whole or not at all. */
export interface Used extends Part {
  readonly written?: readonly Part[];
}

/** The view that the ground in use allows, a little wider where the window would else end in the midst of a name. */
export function filled(window: Size, paper: Size, used: Used | null): Viewport {
  if (used === null) return fitted(window, paper);
  const { written = [], ...ground } = used;
  let wanted: Part = ground;
  let view = filledWith(window, paper, wanted);
  for (let n = 0; n < written.length; n++) {
    const cut = written.filter((name) => isCut(view, window, name));
    if (cut.length === 0) break;
    wanted = {
      left: Math.min(wanted.left, ...cut.map(({ left }) => left)),
      top: Math.min(wanted.top, ...cut.map(({ top }) => top)),
      right: Math.max(wanted.right, ...cut.map(({ right }) => right)),
      bottom: Math.max(wanted.bottom, ...cut.map(({ bottom }) => bottom)),
    };
    view = filledWith(window, paper, wanted);
  }
  return view;
}

/** Some of it is in the window, and some of it is not. */
function isCut(view: Viewport, { width, height }: Size, { left, top, right, bottom }: Part): boolean {
  const [from, to] = [toScreen(view, { x: left, y: top }), toScreen(view, { x: right, y: bottom })];
  const seen = to.x > 0 && to.y > 0 && from.x < width && from.y < height;
  return seen && (from.x < 0 || from.y < 0 || to.x > width || to.y > height);
}

/**
 * As much of the window filled as the ground in use allows: where the whole paper leaves much of the window empty it is
 * seen from nearer, with all of that ground in view, and the head of the sheet above it where there is room.
 */
function filledWith(window: Size, paper: Size, used: Part): Viewport {
  const whole = fitted(window, paper);
  const room = { width: window.width - 2 * MARGIN, height: window.height - 2 * MARGIN };
  const fill = Math.max(room.width / paper.width, room.height / paper.height);
  const ground = Math.min(room.width / (used.right - used.left), room.height / (used.bottom - used.top));
  const k = Math.max(whole.k, Math.min(fill, ground));
  if (k < whole.k * WORTH) return whole;
  const along = (size: number, length: number, from: number, to: number) => {
    const start = size / 2 - (k * (from + to)) / 2;
    const slack = size - k * length;
    return slack >= 0 ? slack / 2 : Math.min(MARGIN, Math.max(slack - MARGIN, start));
  };
  // Its title stands there.
  const isHeadSeen = k * paper.height > room.height && MARGIN + k * used.bottom <= window.height - MARGIN;
  return {
    x: along(window.width, paper.width, used.left, used.right),
    y: isHeadSeen ? MARGIN : along(window.height, paper.height, used.top, used.bottom),
    k,
  };
}

/** Whether a view that fills the window may stay as it is: the ground in use is in it, and little would be gained. */
export function staysFilled(view: Viewport, window: Size, paper: Size, used: Used | null): boolean {
  if (used === null || view.k < fitted(window, paper).k) return false;
  const [from, to] = [
    toScreen(view, { x: used.left, y: used.top }),
    toScreen(view, { x: used.right, y: used.bottom }),
  ];
  const seen = from.x >= 0 && from.y >= 0 && to.x <= window.width && to.y <= window.height;
  return seen && filled(window, paper, used).k < view.k * WORTH;
}

/** Less than this nearer is not worth losing the edges. */
const WORTH = 1.12;

/** Nearer or farther by a factor, with the point under the pointer staying where it is. */
export function zoomed(view: Viewport, factor: number, about: Point, window: Size, paper: Size): Viewport {
  const farthest = fitted(window, paper).k * 0.8;
  const k = Math.min(NEAREST, Math.max(farthest, view.k * factor));
  const p = fromScreen(view, about);
  return kept({ x: about.x - k * p.x, y: about.y - k * p.y, k }, window, paper);
}

export function panned(view: Viewport, dx: number, dy: number, window: Size, paper: Size): Viewport {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, window, paper);
}

/**
 * Moved, at the same scale, so that the point is well inside the window, or as far inside as the paper reaches; as it is
 * when it already was.
 */
export function showing(view: Viewport, p: Point, window: Size, paper: Size): Viewport {
  const at = toScreen(view, p);
  const rim = Math.min(KEPT, window.width / 4, window.height / 4);
  const into = (value: number, size: number) => Math.min(size - rim, Math.max(rim, value)) - value;
  const by = {
    x: within(into(at.x, window.width), view.x, view.k * paper.width, window.width),
    y: within(into(at.y, window.height), view.y, view.k * paper.height, window.height),
  };
  return panned(view, by.x, by.y, window, paper);
}

/** As much of a way as brings no more empty table into the window than there is. */
function within(by: number, start: number, length: number, size: number): number {
  if (by > 0) return Math.max(0, Math.min(by, MARGIN - start));
  return Math.min(0, Math.max(by, size - MARGIN - (start + length)));
}

/** The table never quite leaves the window. */
function kept({ x, y, k }: Viewport, window: Size, paper: Size): Viewport {
  const hold = (value: number, length: number, size: number) =>
    Math.min(size - KEPT, Math.max(KEPT - length, value));
  return { x: hold(x, k * paper.width, window.width), y: hold(y, k * paper.height, window.height), k };
}
