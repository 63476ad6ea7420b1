import { planking } from './building.ts';
import { handOf } from './hash.ts';
import { byHand } from './outline.ts';
import { type Pen, penWith } from './pen.ts';
import { type Frame, frameOf, within } from './quadrangle.ts';
import { shadowOf } from './relief.ts';
import { at, centreOf, disc, line, type Point, pair, ring, shrink } from './shape.ts';
import type { Plot } from './survey.ts';

type On = (u: number, v: number) => Point;

interface Placed {
  readonly plot: Plot;
  readonly frame: Frame;
  readonly on: On;
  readonly pen: Pen;
}

const box = (on: On, u0: number, v0: number, u1: number, v1: number): string =>
  ring([on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)]);

/** Boards along it, and a cloth down the middle of a long one. */
function drawTable({ plot, frame, on, pen }: Placed): void {
  const hand = handOf(plot.id);
  pen.stroke('timber', ring(plot.outline));
  pen.stroke(
    'boards',
    planking(plot.outline, 9, (reach) => hand.shake(reach)),
  );
  pen.stroke('ink-fine', ring(shrink(plot.outline, frame.middle, 0.9)));
  pen.stroke('linen', box(on, -0.84, -0.32, 0.84, 0.32));
  for (const u of [-0.55, 0, 0.55]) pen.stroke('ink-fine', disc(on(u, 0), Math.min(4.4, frame.wide * 0.2)));
}

/** Books on their shelves, seen from above: a row of spines. */
function drawBookcase({ plot, frame, on, pen }: Placed): void {
  const hand = handOf(plot.id);
  pen.stroke('timber-dark', ring(plot.outline));
  for (const [v0, v1] of [
    [-0.78, -0.06],
    [0.06, 0.78],
  ] as const) {
    pen.stroke('linen', box(on, -0.96, v0, 0.96, v1));
    for (let u = -0.96; u < 0.94; u += hand.between(2.6, 5) / frame.long) {
      pen.stroke('spines', line([on(u, v0 + hand.between(0, 0.16)), on(u, v1)]));
    }
  }
  pen.stroke('ink', ring(plot.outline));
}

/** Head, pillows and a turned-down sheet. */
function drawBed({ frame, on, pen, plot }: Placed): void {
  const head = handOf(plot.id).next() < 0.5 ? -1 : 1;
  const put: On = (u, v) => on(u * head, v);
  pen.stroke('timber', ring(plot.outline));
  pen.stroke('linen', box(put, -0.9, -0.92, 0.96, 0.92));
  pen.stroke('quilt', box(put, -0.34, -0.92, 0.96, 0.92));
  for (const v of frame.wide > 24 ? [-0.46, 0.46] : [0]) {
    const [a, b] = [v - 0.34, v + 0.34];
    pen.stroke(
      'pillow',
      `M${pair(put(-0.82, a))}Q${pair(put(-0.86, v))} ${pair(put(-0.82, b))}Q${pair(put(-0.65, b + 0.06))} ${pair(put(-0.48, b))}Q${pair(put(-0.44, v))} ${pair(put(-0.48, a))}Q${pair(put(-0.65, a - 0.06))} ${pair(put(-0.82, a))}Z`,
    );
  }
  pen.stroke('ink-fine', line([put(-0.22, -0.92), put(-0.22, 0.92)]));
  for (const u of [0.1, 0.4, 0.7]) {
    pen.stroke('quilting', line([put(u, -0.92), put(u, 0.92)]));
  }
  for (const v of [-0.46, 0, 0.46]) pen.stroke('quilting', line([put(-0.22, v), put(0.96, v)]));
  pen.stroke('ink', box(put, -1, -1, -0.9, 1));
}

/** Back and arms round the cushions; a chair has one. */
function drawSeat({ plot, frame, on, pen }: Placed): void {
  const back = handOf(plot.id).next() < 0.5 ? -1 : 1;
  const put: On = (u, v) => on(u, v * back);
  pen.stroke('upholstery-dark', ring(plot.outline));
  const cushions = plot.kind === 'chair' ? 1 : Math.max(2, Math.round(frame.long / 20));
  for (let i = 0; i < cushions; i++) {
    const [u0, u1] = [-0.84 + (i / cushions) * 1.68, -0.84 + ((i + 1) / cushions) * 1.68];
    pen.stroke('upholstery', box(put, u0 + 0.02, -0.36, u1 - 0.02, 0.92));
  }
  pen.stroke('ink-fine', line([put(-0.84, -0.36), put(0.84, -0.36)]));
  pen.stroke('ink', ring(plot.outline));
}

/** A dressed stone with a worn top. */
function drawSlab({ plot, frame, pen }: Placed): void {
  const hand = handOf(plot.id);
  pen.stroke('stone', ring(byHand(plot.outline, hand, 0.4, 20)));
  const top = shrink(plot.outline, at(frame.middle.x - 0.8, frame.middle.y - 0.8), 0.8);
  pen.stroke('ink-fine', ring(top));
  const [a, b] = [top[0] ?? frame.middle, centreOf(top)];
  pen.stroke('ink-fine', line([a, at((a.x + b.x) / 2 + hand.shake(2), (a.y + b.y) / 2 + hand.shake(2)), b]));
}

const DRAW: Readonly<Record<string, (placed: Placed) => void>> = {
  bed: drawBed,
  bookcase: drawBookcase,
  chair: drawSeat,
  slab: drawSlab,
  sofa: drawSeat,
};

export function drawFurniture(plots: readonly Plot[]): string {
  const pen = penWith(
    'shade-strong',
    'timber-dark',
    'timber',
    'boards',
    'upholstery-dark',
    'upholstery',
    'linen',
    'quilt',
    'pillow',
  );
  for (const plot of plots) {
    const frame = frameOf(plot);
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(0.6, plot.rise)));
    (DRAW[plot.kind] ?? drawTable)({ plot, frame, on: within(frame), pen });
  }
  return pen.drawn();
}
