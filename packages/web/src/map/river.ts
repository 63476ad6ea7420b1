import { alongside, paceOut, smoothLine } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import type { River } from './pieces.ts';
import { at, heading, line, num, type Point, ring } from './shape.ts';

/** Distance of each waterline from the bank: close together at first, then opening out. */
const WATERLINES = [3, 6.5, 11, 17, 24.5] as const;

function shaken(points: readonly Point[], reach: number, hand: Hand): Point[] {
  return points.map((p) => at(p.x + hand.shake(reach), p.y + hand.shake(reach)));
}

function waterlines(course: readonly Point[], half: number, hand: Hand): string {
  return WATERLINES.filter((inset) => inset < half - 6)
    .map((inset, i) => {
      const banks = [-1, 1].map((side) => line(shaken(alongside(course, side * (half - inset)), 0.7, hand)));
      return `<path class="waterline waterline-${i + 1}" d="${banks.join('')}"/>`;
    })
    .join('');
}

/** Short strokes in midstream, lying with the current. */
function ripples(course: readonly Point[], half: number, hand: Hand): string {
  return course
    .filter((_, i) => i % 2 === 1)
    .map((p, i, all) => {
      const flow = heading(p, all[i + 1] ?? p);
      const aside = hand.shake(half * 0.46);
      const x = p.x - flow.y * aside;
      const y = p.y + flow.x * aside;
      const reach = hand.between(6, 13);
      const lift = hand.between(1.5, 3);
      return (
        `M${num(x)} ${num(y)}q${num((flow.x * reach) / 2 - flow.y * lift)} ${num((flow.y * reach) / 2 + flow.x * lift)} ` +
        `${num(flow.x * reach)} ${num(flow.y * reach)}`
      );
    })
    .join('');
}

export function drawRiver(river: River): string {
  const hand = handOf(river.id);
  const half = river.width / 2;
  const course = paceOut(smoothLine(river.stops), 12);
  const north = shaken(alongside(course, -half), 1.2, hand);
  const south = shaken(alongside(course, half), 1.2, hand);
  return [
    `<path class="water" d="${ring([...north, ...south.reverse()])}"/>`,
    // The north-western bank throws its shadow on the water.
    `<path class="bank-shade" d="${line(alongside(course, 3 - half))}"/>`,
    `<path class="bank" d="${line(north)}${line(south)}"/>`,
    waterlines(course, half, hand),
    `<path class="ripples" d="${ripples(course, half, hand)}"/>`,
  ].join('');
}
