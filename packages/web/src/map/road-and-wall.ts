import { alongside, paceOut } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import { byHand } from './outline.ts';
import { type Pen, penWith } from './pen.ts';
import { shadowOf } from './relief.ts';
import { scatter } from './scatter.ts';
import { at, between, distance, edgesOf, heading, line, type Point, ring } from './shape.ts';
import type { Plot } from './survey.ts';

/** A cart road: one side firm, the other broken. */
export function drawRoads(plots: readonly Plot[]): string {
  const pen = penWith('road', 'road-ruts', 'road-edge', 'road-edge road-edge-broken');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('road', ring(plot.outline));
    if (plot.spine === null) {
      pen.stroke('road-edge', ring(byHand(plot.outline, hand, 0.6)));
      continue;
    }
    const { line: middle, girth, sides } = plot.spine;
    const byCart = (points: readonly Point[]): string =>
      line(
        [...paceOut(points, 10), points[points.length - 1] ?? at(0, 0)].map((p) =>
          at(p.x + hand.shake(0.7), p.y + hand.shake(0.7)),
        ),
      );
    pen.stroke('road-edge', byCart(sides[0]));
    pen.stroke('road-edge road-edge-broken', byCart(sides[1]));
    const course = paceOut(middle, 10);
    for (const aside of [-0.2, 0.2]) pen.stroke('road-ruts', line(alongside(course, girth * aside)));
  }
  return pen.drawn();
}

/** Joints across a wall, one where each stone ends. */
function joints(pen: Pen, plot: Plot, apart: number, hand: Hand): void {
  if (plot.spine === null) {
    for (const p of scatter(plot.outline, 8, hand))
      pen.stroke('ink-fine', line([p, at(p.x + hand.shake(4), p.y + 4)]));
    return;
  }
  const { line: spine, girth } = plot.spine;
  const places = paceOut(spine, apart);
  const [left, right] = [alongside(places, -girth / 2), alongside(places, girth / 2)];
  left.forEach((from, i) => {
    if (i === 0 || hand.next() < 0.2) return;
    const lean = hand.shake(0.3);
    const a = between(from, right[i] ?? from, Math.max(0, lean));
    pen.stroke('ink-fine', line([a, between(from, right[i] ?? from, hand.next() < 0.5 ? 1 : 0.6)]));
  });
}

/** Dry stone: two faces, and the joints between. */
export function drawLowWalls(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'wall-rim', 'wall-top', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const shape = ring(byHand(plot.outline, hand, 0.35, 24));
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.min(1.4, plot.rise + 0.5)));
    pen.stroke('wall-rim', shape);
    pen.stroke('wall-top', shape);
    joints(pen, plot, 5.2, hand);
  }
  return pen.drawn();
}

/** Walls of a building, carmine, or of timber between decks. Where two meet there is no joint; where there is none one goes in. */
export function drawHighWalls(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'carmine-rim', 'carmine', 'timber-wall');
  for (const plot of plots) {
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('carmine-rim', ring(plot.outline));
    pen.stroke(plot.kind === 'bulkhead' ? 'timber-wall' : 'carmine', ring(plot.outline));
  }
  return pen.drawn();
}

/** What is left of a wall: a toothed outline and the stones that fell from it. */
export function drawRuinWalls(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'carmine-rim', 'ruin-stone', 'ink-fine', 'rubble');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const broken = toothed(plot.outline, hand);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('carmine-rim', ring(broken));
    pen.stroke('ruin-stone', ring(broken));
    joints(pen, plot, 9, hand);
    for (const [a, b] of edgesOf(plot.outline)) {
      const out = heading(a, b);
      for (let walked = hand.between(8, 30); walked < distance(a, b); walked += hand.between(18, 44)) {
        const p = between(a, b, walked / distance(a, b));
        const away = hand.between(3, 7);
        const size = hand.between(1.1, 2.3);
        const [x, y] = [p.x + out.y * away, p.y - out.x * away];
        pen.stroke(
          'rubble',
          ring([
            at(x - size, y),
            at(x, y - size),
            at(x + size, y + size * 0.4),
            at(x - size * 0.2, y + size),
          ]),
        );
      }
    }
  }
  return pen.drawn();
}

/** Bites out of the border, never beyond it. */
function toothed(outline: readonly Point[], hand: Hand): Point[] {
  return edgesOf(outline).flatMap(([a, b]) => {
    const along = heading(a, b);
    const length = distance(a, b);
    const points = [a];
    for (let walked = hand.between(5, 11); walked < length - 4; walked += hand.between(5, 11)) {
      const bite = hand.next() < 0.5 ? 0 : hand.between(0.6, 2.6);
      const p = between(a, b, walked / length);
      points.push(at(p.x - along.y * bite, p.y + along.x * bite));
    }
    return points;
  });
}

/** Posts, and what is between them: rails of a fence, stakes of a palisade, hurdles of a barricade. */
export function drawFences(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'timber', 'fence-rail', 'fence-cross', 'fence-post');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('shade', shadowOf(plot.outline, Math.min(2, plot.rise)));
    if (plot.spine === null) {
      pen.stroke('timber', ring(plot.outline));
      continue;
    }
    const { line: spine, girth } = plot.spine;
    if (plot.kind !== 'fence') pen.stroke('timber', ring(plot.outline));
    pen.stroke('fence-rail', line(spine));
    const posts = paceOut(spine, plot.kind === 'fence' ? 14 : plot.kind === 'palisade' ? 4.6 : 9);
    const [left, right] = [alongside(posts, -girth / 2), alongside(posts, girth / 2)];
    posts.forEach((p, i) => {
      if (plot.kind === 'barricade') {
        const [a, b] = [left[i] ?? p, right[i + 1] ?? p];
        pen.stroke('fence-cross', line([a, b]) + line([right[i] ?? p, left[i + 1] ?? p]));
      } else if (plot.kind === 'palisade') {
        pen.stroke('fence-cross', line([left[i] ?? p, right[i] ?? p]));
      } else {
        pen.stroke('fence-post', line([p, at(p.x + hand.shake(0.4), p.y + 0.1)]));
      }
    });
  }
  return pen.drawn();
}

/** A ditch: both lips hachured inward over a dark floor. */
export function drawTrenches(plots: readonly Plot[]): string {
  const pen = penWith('trench', 'hachures-fine', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('trench', ring(plot.outline));
    pen.stroke('ink-fine', ring(byHand(plot.outline, hand, 0.5)));
    for (const [a, b] of edgesOf(plot.outline)) {
      const along = heading(a, b);
      const places = paceOut([a, b], 4.4);
      const deep = (plot.spine?.girth ?? 14) * 0.36;
      for (const p of places) {
        const reach = deep * hand.between(0.8, 1.15);
        pen.stroke('hachures-fine', line([p, at(p.x - along.y * reach, p.y + along.x * reach)]));
      }
    }
  }
  return pen.drawn();
}
