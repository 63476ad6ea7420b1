import { handOf } from './hash.ts';
import { penWith } from './pen.ts';
import { frameOf, within } from './quadrangle.ts';
import { shadowOf } from './relief.ts';
import { at, line, type Point, ring, shrink } from './shape.ts';
import type { Plot } from './survey.ts';

type On = (u: number, v: number) => Point;

/** Narrow at the feet, broad at the shoulders. */
const coffin = (on: On): Point[] => [
  on(-1, -0.56),
  on(-0.42, -1),
  on(1, -0.5),
  on(1, 0.5),
  on(-0.42, 1),
  on(-1, 0.56),
];

/** Coffins: shut with a cross on the lid, or open, dark inside, with the lid beside it. */
export function drawCoffins(plots: readonly Plot[]): string {
  const pen = penWith(
    'shade-strong',
    'timber-dark',
    'coffin-inside',
    'coffin-lining',
    'timber',
    'ink-fine',
    'ink',
  );
  for (const plot of plots) {
    const frame = frameOf(plot);
    const on = within(frame);
    const shape = coffin(on);
    pen.stroke('shade-strong', shadowOf(shape, Math.max(0.7, plot.rise)));
    pen.stroke('timber-dark', ring(shape));
    if (plot.traits.includes('open')) {
      const inside = shrink(shape, frame.middle, 0.8);
      pen.stroke('coffin-inside', ring(inside));
      pen.stroke('coffin-lining', ring(inside) + line([on(-0.5, -0.7), on(-0.5, 0.7)]));
      const lid = coffin((u, v) => on(u * 0.96 + 0.1, v * 0.8 + 1.5));
      pen.stroke('shade-strong', shadowOf(lid, 0.5));
      pen.stroke('timber', ring(lid));
      continue;
    }
    const lid = shrink(shape, at(frame.middle.x - 0.6, frame.middle.y - 0.6), 0.84);
    pen.stroke('timber', ring(lid));
    pen.stroke('ink', line([on(-0.68, 0), on(0.5, 0)]) + line([on(-0.34, -0.42), on(-0.34, 0.42)]));
    pen.stroke('ink', ring(shape));
  }
  return pen.drawn();
}

/** A grave: the turned earth, and a stone at its head. */
export function drawGraves(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'turned-earth', 'earth-strokes', 'shade-strong', 'stone', 'ink');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const on = within(frameOf(plot));
    const mound = [on(-0.7, -0.86), on(0.9, -0.92), on(1, 0), on(0.9, 0.92), on(-0.7, 0.86)];
    pen.stroke('shade', shadowOf(mound, 0.5));
    pen.stroke('turned-earth', ring(mound));
    for (let u = -0.6; u < 0.9; u += 0.2) {
      const v = hand.shake(0.6);
      pen.stroke('earth-strokes', line([on(u, v - 0.3), on(u + 0.1, v + 0.3)]));
    }
    const stone = [on(-1, -0.62), on(-0.8, -0.62), on(-0.8, 0.62), on(-1, 0.62)];
    pen.stroke('shade-strong', shadowOf(stone, 1.4));
    pen.stroke('stone', ring(stone));
  }
  return pen.drawn();
}

/** A row of headstones. */
export function drawTombstones(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'stone', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const frame = frameOf(plot);
    const on = within(frame);
    const count = Math.max(1, Math.round(frame.long / 8));
    for (let i = 0; i < count; i++) {
      const u = ((i + 0.5) / count) * 2 - 1;
      const half = (hand.between(0.3, 0.42) * 2) / count;
      const [near, far] = [-hand.between(0.7, 1), hand.between(0.7, 1)];
      const stone = [on(u - half, near), on(u + half, near), on(u + half, far), on(u - half, far)];
      pen.stroke('shade-strong', shadowOf(stone, Math.max(0.8, plot.rise)));
      pen.stroke('stone', ring(stone));
      pen.stroke(
        'ink-fine',
        line([on(u, near * 0.5), on(u, far * 0.5)]) + line([on(u - half / 2, 0), on(u + half / 2, 0)]),
      );
    }
  }
  return pen.drawn();
}
