import { paceAround } from './curve.ts';
import { handOf } from './hash.ts';
import { byHand, natural } from './outline.ts';
import { penWith } from './pen.ts';
import { liftOf, shadowOf } from './relief.ts';
import { at, between, boundsOf, centreOf, disc, distance, line, ring, shrink } from './shape.ts';
import type { Plot } from './survey.ts';

/** Headstones, each with its cross. */
export function drawGravestones(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'stone', 'ink');
  for (const plot of plots) {
    const { left, top, right, bottom } = boundsOf(plot.outline);
    const middle = centreOf(plot.outline);
    const arm = Math.min(right - left, bottom - top) * 0.3;
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(1.2, plot.rise)));
    pen.stroke('stone', ring(byHand(plot.outline, handOf(plot.id), 0.3, 30)));
    pen.stroke(
      'ink',
      line([at(middle.x, middle.y - arm), at(middle.x, middle.y + arm)]) +
        line([
          at(middle.x - arm * 0.7, middle.y - arm * 0.3),
          at(middle.x + arm * 0.7, middle.y - arm * 0.3),
        ]),
    );
  }
  return pen.drawn();
}

/** Menhirs: a tall stone, its lit top and its long shadow. */
export function drawStandingStones(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'stone stone-dark', 'stone', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const middle = centreOf(plot.outline);
    const top = shrink(plot.outline, at(middle.x - 1.5, middle.y - 1.5), 0.66);
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(3, plot.rise)));
    pen.stroke('stone stone-dark', ring(byHand(plot.outline, hand, 0.5)));
    pen.stroke('stone', ring(top));
    pen.stroke('ink-fine', line([top[0] ?? middle, between(middle, top[2] ?? middle, 0.4)]));
  }
  return pen.drawn();
}

/** A ring of stones round dark water. */
export function drawWells(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'stone', 'ink-fine', 'well-water', 'ink');
  for (const plot of plots) {
    const middle = centreOf(plot.outline);
    const inner = shrink(plot.outline, middle, 0.58);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('stone', ring(plot.outline));
    for (const p of paceAround(plot.outline, 6)) pen.stroke('ink-fine', line([p, between(p, middle, 0.42)]));
    pen.stroke('well-water', ring(inner));
    pen.stroke('ink', ring(inner) + ring(plot.outline));
  }
  return pen.drawn();
}

/** Straw laid round a pole. */
export function drawHaystacks(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'hay', 'lift lift-0', 'lift lift-1', 'lift lift-2', 'straw', 'ink');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = natural(plot.outline, 12);
    const middle = centreOf(border);
    pen.stroke('shade-strong', shadowOf(border, plot.rise));
    pen.stroke('hay', ring(border));
    pen.stroke(liftOf(plot.rise), ring(shrink(border, middle, 0.5)));
    for (const p of paceAround(border, 3.6)) {
      const reach = hand.between(0.1, 0.4);
      pen.stroke(
        'straw',
        line([between(p, middle, reach), between(p, middle, reach + hand.between(0.25, 0.5))]),
      );
    }
    pen.stroke(
      'ink',
      ring(byHand(border, hand, 0.6, 7)) +
        disc(middle, Math.min(1.6, distance(middle, border[0] ?? middle) / 4)),
    );
  }
  return pen.drawn();
}
