import { paceAround, smoothRing } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import type { Hill } from './pieces.ts';
import { at, centreOf, heading, num, type Point, pair, ring, shift, shrink } from './shape.ts';

/** Bands of slope, from the foot up, as shares of the distance from the top. */
const BANDS = [
  { foot: 1, head: 0.775 },
  { foot: 0.755, head: 0.56 },
  { foot: 0.54, head: 0.37 },
] as const;

const SPACING = 4.9;

/** Light falls from the north-west, so slopes to the south-east are drawn heavier. */
export function weightOf(outward: Point): number {
  const towardsShade = (outward.x + outward.y) / Math.SQRT2;
  return 1.45 + 0.85 * towardsShade;
}

/** A wedge: broad at the head of the slope, drawn out to a point downhill. */
export function hachure(foot: Point, head: Point, weight: number): string {
  const up = heading(foot, head);
  const half = weight / 2;
  const left = at(head.x - up.y * half, head.y + up.x * half);
  const right = at(head.x + up.y * half, head.y - up.x * half);
  return `M${pair(foot)}L${pair(left)}L${pair(right)}Z`;
}

function band(outline: readonly Point[], top: Point, foot: number, head: number, hand: Hand): string {
  return paceAround(shrink(outline, top, foot), SPACING)
    .map((start) => {
      const outward = heading(top, start);
      const reach = (head / foot) * hand.between(0.96, 1.1);
      const from = at(start.x + hand.shake(1.6), start.y + hand.shake(1.6));
      const to = at(top.x + (start.x - top.x) * reach + hand.shake(0.8), top.y + (start.y - top.y) * reach);
      return hachure(from, to, weightOf(outward) * hand.between(0.8, 1.2));
    })
    .join('');
}

export function drawHill(hill: Hill): string {
  const hand = handOf(hill.id);
  const outline = smoothRing(hill.outline);
  const top = centreOf(outline);
  const slopes = BANDS.map(({ foot, head }) => band(outline, top, foot, head, hand)).join('');
  return [
    `<path class="shade" d="${ring(shift(outline, 4, 5))}"/>`,
    `<path class="hill-foot" d="${ring(outline)}"/>`,
    `<path class="hill-side" d="${ring(shrink(outline, top, 0.76))}"/>`,
    `<path class="hill-top" d="${ring(shrink(outline, top, 0.44))}"/>`,
    `<path class="hachures" d="${slopes}"/>`,
    `<text class="elevation" x="${num(top.x)}" y="${num(top.y + 5)}">${num(hill.height)}″</text>`,
  ].join('');
}
