import { paceAround } from './curve.ts';
import { handOf } from './hash.ts';
import { natural } from './outline.ts';
import { penWith } from './pen.ts';
import { frameOf } from './quadrangle.ts';
import { scatter } from './scatter.ts';
import {
  at,
  boundsOf,
  centreOf,
  disc,
  distance,
  heading,
  line,
  num,
  type Point,
  pair,
  ring,
  shrink,
} from './shape.ts';
import type { Plot } from './survey.ts';

/** A star in two circles, in chalk. */
export function drawPentagrams(plots: readonly Plot[]): string {
  const pen = penWith('chalk-wash', 'chalk-line chalk-line-broad', 'chalk-line');
  for (const plot of plots) {
    const middle = centreOf(plot.outline);
    const reach = Math.min(...plot.outline.map((p) => distance(p, middle)));
    const tip = (i: number): Point => {
      const angle = (i * Math.PI * 4) / 5 - Math.PI / 2;
      return at(middle.x + Math.cos(angle) * reach * 0.86, middle.y + Math.sin(angle) * reach * 0.86);
    };
    pen.stroke('chalk-wash', ring(plot.outline));
    pen.stroke('chalk-line chalk-line-broad', disc(middle, reach * 0.97));
    pen.stroke('chalk-line', disc(middle, reach * 0.86) + ring([0, 1, 2, 3, 4].map(tip)));
  }
  return pen.drawn();
}

/** Crosses along the border and a few within. */
export function drawHolyGround(plots: readonly Plot[]): string {
  const pen = penWith('holy-wash', 'holy-edge', 'holy-crosses');
  for (const plot of plots) {
    pen.stroke('holy-wash', ring(plot.outline));
    pen.stroke('holy-edge', ring(plot.outline));
    const border = paceAround(shrink(plot.outline, centreOf(plot.outline), 0.94), 26);
    for (const { x, y } of [...border, ...scatter(plot.outline, 64, handOf(plot.id))]) {
      pen.stroke('holy-crosses', `M${num(x)} ${num(y - 4)}v8.4m-2.8-5.6h5.6`);
    }
  }
  return pen.drawn();
}

/** Bulbs on a string. */
export function drawGarlic(plots: readonly Plot[]): string {
  const pen = penWith('garlic-string', 'garlic');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const middle = frameOf(plot).middle;
    const course = plot.spine?.line ?? [...plot.outline, plot.outline[0] ?? middle];
    pen.stroke('garlic-string', line(course));
    const bulbs = course.flatMap((p, i) => {
      const next = course[i + 1];
      if (next === undefined) return [];
      const along = heading(p, next);
      const count = Math.max(1, Math.round(distance(p, next) / 9));
      return Array.from({ length: count }, (_, k) => {
        const walked = ((k + 0.5) / count) * distance(p, next);
        return at(p.x + along.x * walked, p.y + along.y * walked + hand.shake(0.8));
      });
    });
    for (const { x, y } of bulbs) {
      pen.stroke(
        'garlic',
        `M${num(x)} ${num(y - 4.4)}C${num(x + 0.6)} ${num(y - 2)} ${num(x + 3.4)} ${num(y - 1)} ${num(x + 2.8)} ${num(y + 1.8)}C${num(x + 2)} ${num(y + 3.6)} ${num(x - 2)} ${num(y + 3.6)} ${num(x - 2.8)} ${num(y + 1.8)}C${num(x - 3.4)} ${num(y - 1)} ${num(x - 0.6)} ${num(y - 2)} ${num(x)} ${num(y - 4.4)}Z`,
      );
    }
  }
  return pen.drawn();
}

/** Flames over whatever burns. */
export function drawFires(plots: readonly Plot[]): string {
  const burning = plots.filter(({ traits }) => traits.includes('burning'));
  const pen = penWith('fire-wash', 'flame', 'flame-heart');
  for (const plot of burning) {
    const hand = handOf(`${plot.id}/fire`);
    const border = natural(plot.outline);
    pen.stroke('fire-wash', ring(border));
    const { left, right } = boundsOf(plot.outline);
    const step = Math.max(15, Math.min(26, (right - left) / 3));
    for (const p of scatter(border, step, hand)) {
      const tall = hand.between(0.8, 1.25) * Math.min(12, step * 0.6);
      pen.stroke('flame', flame(p, tall));
      pen.stroke('flame-heart', flame(at(p.x, p.y + tall * 0.1), tall * 0.5));
    }
  }
  return pen.drawn();
}

function flame({ x, y }: Point, tall: number): string {
  const p = (dx: number, dy: number): string => pair(at(x + dx * tall, y + dy * tall));
  return `M${p(0.06, -1)}C${p(0.3, -0.5)} ${p(0.72, -0.2)} ${p(0.56, 0.36)}C${p(0.46, 0.78)} ${p(-0.42, 0.8)} ${p(-0.56, 0.34)}C${p(-0.68, -0.1)} ${p(-0.3, -0.2)} ${p(-0.3, -0.56)}C${p(-0.06, -0.4)} ${p(0.02, -0.66)} ${p(0.06, -1)}Z`;
}
