import { paceOut } from './curve.ts';
import { handOf } from './hash.ts';
import { byHand } from './outline.ts';
import { penWith } from './pen.ts';
import { shadowOf, toneOf } from './relief.ts';
import {
  at,
  between,
  boundsOf,
  centreOf,
  distance,
  edgesOf,
  heading,
  line,
  type Point,
  ring,
  shrink,
} from './shape.ts';
import type { Plot } from './survey.ts';

/** Lines across an outline every so often, lying along its longer side. */
export function planking(outline: readonly Point[], apart: number, jitter: (n: number) => number): string {
  const [a, b, c, d] = outline;
  if (outline.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) {
    return chords(outline, apart, jitter);
  }
  const long = distance(a, b) >= distance(b, c);
  const [from, to, back, fore] = long ? [a, d, b, c] : [a, b, d, c];
  const count = Math.max(1, Math.round(distance(from, to) / apart));
  return Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1 + jitter(0.06)) / count;
    return line([between(from, to, share), between(back, fore, share)]);
  }).join('');
}

/** Level strokes through any outline. */
function chords(outline: readonly Point[], apart: number, jitter: (n: number) => number): string {
  const { top, bottom } = boundsOf(outline);
  const strokes: string[] = [];
  for (let y = top + apart / 2; y < bottom; y += apart) {
    const crossings = edgesOf(outline)
      .filter(([a, b]) => a.y > y !== b.y > y)
      .map(([a, b]) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y))
      .sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      strokes.push(line([at(crossings[i]!, y + jitter(0.3)), at(crossings[i + 1]!, y)]));
    }
  }
  return strokes.join('');
}

/** The floor of a building: flagstones, each course set off against the last. */
export function drawFloors(plots: readonly Plot[]): string {
  const pen = penWith('floor', 'boards');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('floor', ring(plot.outline));
    pen.stroke(
      'boards',
      chords(plot.outline, 13, (reach) => hand.shake(reach)),
    );
    const { top, bottom, left, right } = boundsOf(plot.outline);
    for (let y = top + 6.5, row = 0; y < bottom - 6; y += 13, row++) {
      for (
        let x = left + (row % 2 === 0 ? 9 : 18) + hand.shake(3);
        x < right - 3;
        x += hand.between(15, 22)
      ) {
        pen.stroke('boards', line([at(x, y), at(x + hand.shake(0.6), Math.min(bottom, y + 13))]));
      }
    }
  }
  return pen.drawn();
}

/** A closed house seen from above: a hipped roof in four tones of carmine, tiled along the eaves. */
export function drawHouses(plots: readonly Plot[]): string {
  const pen = penWith(
    'shade-strong',
    'roof roof-light',
    'roof roof-grey',
    'roof roof-dark',
    'tiles',
    'roof-edge',
    'ridge',
  );
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const ridge = ridgeOf(plot.outline);
    const middle = centreOf(plot.outline);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    for (const [a, b] of edgesOf(plot.outline)) {
      const [c, d] = [nearestOf(ridge, b), nearestOf(ridge, a)];
      const slope = c === d ? [a, b, c] : [a, b, c, d];
      const out = heading(a, b);
      const face = at(middle.x + out.y * 10, middle.y - out.x * 10);
      pen.stroke(`roof roof-${toneOf(face, middle)}`, ring(slope));
      pen.stroke('ridge', line([d, a]));
      for (const share of [0.25, 0.5, 0.75]) {
        pen.stroke('tiles', line([between(a, d, share), between(b, c, share + hand.shake(0.02))]));
      }
    }
    pen.stroke('ridge', line(ridge));
    pen.stroke('roof-edge', ring(plot.outline));
  }
  return pen.drawn();
}

/** Along the middle of the longer side; a point on a square and on anything that is no quadrangle. */
function ridgeOf(outline: readonly Point[]): Point[] {
  const [a, b, c, d] = outline;
  if (outline.length !== 4 || a === undefined || b === undefined || c === undefined || d === undefined) {
    return [centreOf(outline)];
  }
  const long = distance(a, b) >= distance(b, c);
  const [from, to] = long
    ? [between(a, d, 0.5), between(b, c, 0.5)]
    : [between(a, b, 0.5), between(d, c, 0.5)];
  const inset = Math.min(0.49, Math.min(distance(a, b), distance(b, c)) / 2 / distance(from, to));
  return [between(from, to, inset), between(to, from, inset)];
}

const nearestOf = (points: readonly Point[], p: Point): Point =>
  points.reduce((best, q) => (distance(q, p) < distance(best, p) ? q : best));

const THICKNESS = 5.5;

/** A building that is entered: its walls round an open floor, of stone in carmine or of timber. */
export function drawBuildings(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'floor', 'boards', 'carmine-rim', 'carmine', 'timber-wall');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const middle = centreOf(plot.outline);
    const { left, top, right, bottom } = boundsOf(plot.outline);
    const thin = 1 - (THICKNESS * 2) / Math.max(THICKNESS * 4, Math.min(right - left, bottom - top));
    const inner = shrink(plot.outline, middle, thin).reverse();
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.min(3, plot.rise)));
    pen.stroke('floor', ring(plot.outline));
    pen.stroke(
      'boards',
      planking(plot.outline, 9, (reach) => hand.shake(reach)),
    );
    pen.stroke('carmine-rim', ring(plot.outline));
    pen.stroke(plot.kind === 'hut' ? 'timber-wall' : 'carmine', ring(plot.outline) + ring(inner));
  }
  return pen.drawn();
}

/** How high floors in the air are for their shadows, in inches. */
const HIGH = 3;

/** A floor in the air, planked. */
export function drawPlatforms(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'platform', 'boards', 'platform-edge', 'platform-inner');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('shade-strong', shadowOf(plot.outline, HIGH));
    pen.stroke('platform', ring(plot.outline));
    pen.stroke(
      'boards',
      planking(plot.outline, 8, (reach) => hand.shake(reach)),
    );
    pen.stroke('platform-edge', ring(plot.outline));
    pen.stroke('platform-inner', ring(shrink(plot.outline, centreOf(plot.outline), 0.93)));
  }
  return pen.drawn();
}

/** Parapets where nobody falls, and ticks across an edge that one walks up without climbing. */
export function drawRims(plots: readonly Plot[]): string {
  const pen = penWith('parapet', 'ramp');
  for (const { guarded, ramps, kind } of plots) {
    // A bridge has its own.
    if (kind === 'bridge') continue;
    for (const edge of guarded) pen.stroke('parapet', line(edge));
    for (const [a, b] of ramps) {
      const along = heading(a, b);
      for (const p of paceOut([a, b], 5)) {
        pen.stroke(
          'ramp',
          line([at(p.x - along.y * 4, p.y + along.x * 4), at(p.x + along.y * 4, p.y - along.x * 4)]),
        );
      }
    }
  }
  return pen.drawn();
}

/** Steps across the longer way. */
export function drawSteps(plots: readonly Plot[]): string {
  const pen = penWith('floor', 'ink', 'ink-fine');
  for (const plot of plots) {
    pen.stroke('floor', ring(plot.outline));
    pen.stroke('ink', ring(byHand(plot.outline, handOf(plot.id), 0.3, 30)));
    const [a, b, c, d] = plot.outline;
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    const [left, right] =
      distance(a, b) >= distance(b, c)
        ? [[a, b] as const, [d, c] as const]
        : [[a, d] as const, [b, c] as const];
    const [near, far] = [paceOut(left, 6), paceOut(right, 6)];
    near.forEach((p, i) => {
      if (i > 0) pen.stroke('ink-fine', line([p, far[i] ?? p]));
    });
  }
  return pen.drawn();
}
