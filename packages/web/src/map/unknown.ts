import { planking } from './building.ts';
import { handOf } from './hash.ts';
import { byHand } from './outline.ts';
import { penWith } from './pen.ts';
import { shadowOf } from './relief.ts';
import { at, boundsOf, centreOf, line, num, ring } from './shape.ts';
import type { Plot } from './survey.ts';

/** What the surveyor has no sign for: a hatched shape, and in letters what it does. */
export function drawUnknown(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'unknown', 'unknown-hatching', 'unknown-edge', 'unknown-edge unknown-airy');
  const words: string[] = [];
  for (const plot of plots) {
    const hand = handOf(plot.id);
    if (plot.solid) pen.stroke('shade', shadowOf(plot.outline, plot.rise));
    pen.stroke('unknown', ring(plot.outline));
    pen.stroke(
      'unknown-hatching',
      planking(plot.outline, plot.obscuring ? 5 : 9, (reach) => hand.shake(reach)),
    );
    const edge = plot.solid ? 'unknown-edge' : 'unknown-edge unknown-airy';
    pen.stroke(edge, ring(byHand(plot.outline, hand, 0.4, 24)));
    const { top, bottom } = boundsOf(plot.outline);
    const middle = centreOf(plot.outline);
    const y = plot.elevation === null ? middle.y + 3 : Math.min(middle.y + 13, bottom - 2);
    if (bottom - top > 12)
      words.push(`<text class="unknown-flags" x="${num(middle.x)}" y="${num(y)}">${flags(plot)}</text>`);
  }
  return pen.drawn() + words.join('');
}

/** s solid, c climbable, o obscuring, d difficult. */
function flags({ solid, climbable, obscuring, difficult }: Plot): string {
  return [solid && 's', climbable && 'c', obscuring && 'o', difficult && 'd']
    .filter((letter) => letter !== false)
    .join(' ');
}

/** What is above the level that is looked at: an outline, and a cross to say that there is a ceiling. */
export function drawGhosts(plots: readonly Plot[]): string {
  const pen = penWith('ghost');
  for (const { outline, kind } of plots) {
    pen.stroke('ghost', ring(outline));
    const { left, top, right, bottom } = boundsOf(outline);
    if (kind === 'platform') {
      pen.stroke(
        'ghost',
        line([at(left, top), at(right, bottom)]) + line([at(right, top), at(left, bottom)]),
      );
    }
  }
  return pen.drawn();
}
