import { planking } from './building.ts';
import { paceOut } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import { byHand } from './outline.ts';
import { penWith } from './pen.ts';
import { type Frame, frameOf, within } from './quadrangle.ts';
import { shadowOf, toneOf } from './relief.ts';
import { scatter } from './scatter.ts';
import {
  at,
  boundsOf,
  centreOf,
  contains,
  distanceToOutline,
  heading,
  line,
  num,
  type Point,
  ring,
  shrink,
} from './shape.ts';
import type { Plot, Survey } from './survey.ts';

/** Ground about a house: a few pencil dots, so that it is known from the floor. */
export function drawOutsides(plots: readonly Plot[], survey: Survey): string {
  const pen = penWith('pencil-dots');
  const rooms = survey.plots.filter(({ kind }) => kind === 'room');
  for (const plot of plots) {
    for (const p of scatter(plot.outline, 26, handOf(plot.id))) {
      if (rooms.some(({ outline }) => contains(outline, p) || distanceToOutline(p, outline) < 9)) continue;
      pen.stroke('pencil-dots', `M${num(p.x)} ${num(p.y)}h.1`);
    }
  }
  return pen.drawn();
}

/** Floors: tiles, or boards one way or the other, so that two rooms side by side are told apart. */
export function drawRooms(plots: readonly Plot[]): string {
  const pen = penWith('room-floor', 'room-tiles', 'room-boards');
  plots.forEach((plot, i) => {
    pen.stroke('room-floor', ring(plot.outline));
    if (plot.outline.length !== 4 || i % 3 === 0) pen.stroke('room-tiles', tiles(plot));
    else pen.stroke('room-boards', boards(plot, i % 3 === 1));
  });
  return pen.drawn();
}

const TILE = 15;

function tiles({ id, outline }: Plot): string {
  const hand = handOf(id);
  const { left, top, right, bottom } = boundsOf(outline);
  const joints: string[] = [];
  for (let y = top; y < bottom; y += TILE) {
    for (let x = left; x < right; x += TILE) {
      if (!contains(outline, at(x + TILE / 2, y + TILE / 2))) continue;
      const corner = at(
        Math.min(right, x + TILE) + hand.shake(0.3),
        Math.min(bottom, y + TILE) + hand.shake(0.3),
      );
      joints.push(line([at(corner.x, y), corner, at(x, corner.y)]));
    }
  }
  return joints.join('');
}

const BOARD = 9;

function boards(plot: Plot, lengthwise: boolean): string {
  const hand = handOf(plot.id);
  const frame = frameOf(plot);
  const on = within(frame);
  const put = lengthwise ? on : (u: number, v: number): Point => on(v, u);
  const [long, wide] = lengthwise ? [frame.long, frame.wide] : [frame.wide, frame.long];
  const rows = Math.max(1, Math.round((wide * 2) / BOARD));
  const strokes: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [v, next] = [(row / rows) * 2 - 1, ((row + 1) / rows) * 2 - 1];
    strokes.push(line([put(-1, v), put(1, v + hand.shake(0.004))]));
    for (let u = hand.between(-1, 0); u < 0.98; u += hand.between(90, 170) / long) {
      strokes.push(line([put(u, v), put(u, next)]));
    }
  }
  return strokes.join('');
}

/** Walls as thick as they are, filled with graphite; where two meet the corner is closed. */
export function drawInsideWalls(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'inside-wall-rim', 'inside-wall', 'inside-wall-grain');
  const outlines = plots.map((plot) => closedAt(plot, plots));
  plots.forEach((plot, i) => {
    const outline = outlines[i]!;
    pen.stroke('shade-strong', shadowOf(outline, Math.min(2.4, plot.rise)));
    pen.stroke('inside-wall-rim', ring(outline));
    pen.stroke('inside-wall', ring(outline));
    if (plot.spine === null) return;
    const hand = handOf(plot.id);
    const half = plot.spine.girth * 0.36;
    for (const p of paceOut(plot.spine.line, 3.4)) {
      const lean = half * hand.between(0.7, 1);
      pen.stroke('inside-wall-grain', line([at(p.x - lean, p.y + lean), at(p.x + lean, p.y - lean)]));
    }
  });
  return pen.drawn();
}

/** A wall drawn out to the far face of whatever it runs into. */
function closedAt({ outline, spine, id }: Plot, walls: readonly Plot[]): readonly Point[] {
  const [a, b] = [spine?.line[0], spine?.line.at(-1)];
  if (spine === null || spine.line.length !== 2 || a === undefined || b === undefined) return outline;
  const along = heading(a, b);
  const meets = (p: Point): boolean =>
    walls.some(
      (other) =>
        other.id !== id &&
        (contains(other.outline, p) || distanceToOutline(p, other.outline) < spine.girth * 0.6),
    );
  const half = spine.girth / 2;
  const [from, to] = [meets(a) ? half : 0, meets(b) ? half : 0];
  const [start, end] = [
    at(a.x - along.x * from, a.y - along.y * from),
    at(b.x + along.x * to, b.y + along.y * to),
  ];
  const side = at(-along.y * half, along.x * half);
  return [
    at(start.x - side.x, start.y - side.y),
    at(end.x - side.x, end.y - side.y),
    at(end.x + side.x, end.y + side.y),
    at(start.x + side.x, start.y + side.y),
  ];
}

/** What is not gone into: a house under slates with its chimney, a barn under boards, a vault under stone. */
export function drawBlocks(plots: readonly Plot[]): string {
  const pen = penWith(
    'shade-strong',
    ...['slates', 'roof-boards', 'roof-stone'].flatMap((roof) =>
      ['light', 'grey', 'dark'].map((tone) => `${roof} ${roof}-${tone}`),
    ),
    'flat-roof',
    'slate-courses',
    'ridge-line',
    'block-edge',
    'stack-shade',
    'chimney',
    'stone',
  );
  for (const plot of plots) {
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    if (plot.outline.length === 4) gabled(plot, pen.stroke);
    else flat(plot, pen.stroke);
    pen.stroke('block-edge', ring(byHand(plot.outline, handOf(plot.id), 0.3, 40)));
  }
  return pen.drawn();
}

type Stroke = (style: string, d: string) => void;

const ROOFS: Readonly<Record<string, string>> = { barn: 'roof-boards', vault: 'roof-stone' };

/** Two slopes to a ridge, and what stands on it. */
function gabled(plot: Plot, stroke: Stroke): void {
  const hand = handOf(plot.id);
  const frame = frameOf(plot);
  const on = within(frame);
  const roof = ROOFS[plot.kind] ?? 'slates';
  for (const side of [-1, 1]) {
    const slope = [on(-1, side), on(1, side), on(1, 0), on(-1, 0)];
    stroke(`${roof} ${roof}-${toneOf(centreOf(slope), frame.middle)}`, ring(slope));
    if (roof === 'roof-boards') boarded(on, frame.long, side, stroke);
    else coursed(on, frame, side, hand, stroke);
  }
  stroke('ridge-line', line([on(-1, 0), on(1, 0)]));
  if (plot.kind === 'vault') cross(frame.middle, stroke);
  if (plot.kind === 'block') chimney(on, frame, hand.next() < 0.5 ? -0.62 : 0.62, stroke);
}

type On = (u: number, v: number) => Point;

function boarded(on: On, long: number, side: number, stroke: Stroke): void {
  const count = Math.max(3, Math.round((long * 2) / 8));
  for (let i = 1; i < count; i++) {
    const u = (i / count) * 2 - 1;
    stroke('slate-courses', line([on(u, 0), on(u, side)]));
  }
}

function coursed(on: On, frame: Frame, side: number, hand: Hand, stroke: Stroke): void {
  const courses = Math.max(2, Math.round(frame.wide / 9));
  for (let i = 0; i < courses; i++) {
    const v = side * (i / courses);
    if (i > 0) stroke('slate-courses', line([on(-1, v), on(1, v + hand.shake(0.01))]));
    for (let u = -0.97 + hand.next() * 0.08; u < 1; u += 9 / frame.long + hand.shake(0.01)) {
      stroke('slate-courses', line([on(u, v), on(u, v + side / courses)]));
    }
  }
}

function chimney(on: On, frame: Frame, spot: number, stroke: Stroke): void {
  const [w, h] = [8 / frame.long, 8 / frame.wide];
  const stack = [
    on(spot - w, 0.16 - h),
    on(spot + w, 0.16 - h),
    on(spot + w, 0.16 + h),
    on(spot - w, 0.16 + h),
  ];
  stroke('stack-shade', shadowOf(stack, 2.4));
  stroke('chimney', ring(stack) + ring(shrink(stack, centreOf(stack), 0.45)));
}

/** A stone cross lying on the ridge. */
function cross({ x, y }: Point, stroke: Stroke): void {
  const arms: readonly (readonly [number, number])[] = [
    [-3, -6],
    [-3, -16],
    [3, -16],
    [3, -6],
    [11, -6],
    [11, 0],
    [3, 0],
    [3, 18],
    [-3, 18],
    [-3, 0],
    [-11, 0],
    [-11, -6],
  ];
  const shape = arms.map(([dx, dy]) => at(x + dx, y + dy));
  stroke('stack-shade', shadowOf(shape, 1.2));
  stroke('stone', ring(shape));
}

/** A flat roof behind its parapet. */
function flat(plot: Plot, stroke: Stroke): void {
  const hand = handOf(plot.id);
  const inner = inset(plot.outline, 5);
  stroke('slates slates-dark', ring(plot.outline));
  stroke('flat-roof', ring(inner));
  stroke(
    'slate-courses',
    planking(inner, 16, (reach) => hand.shake(reach)),
  );
  stroke('ridge-line', ring(inner));
}

/** The same corners, so far inside. */
function inset(outline: readonly Point[], deep: number): Point[] {
  return outline.map((p, i) => {
    const before = heading(outline[(i + outline.length - 1) % outline.length] ?? p, p);
    const after = heading(p, outline[(i + 1) % outline.length] ?? p);
    const [nx, ny] = [-(before.y + after.y), before.x + after.x];
    const share = (nx * nx + ny * ny) / 2;
    const reach = share < 0.2 ? 0 : deep / share;
    return at(p.x + nx * reach, p.y + ny * reach);
  });
}
