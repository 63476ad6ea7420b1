import { alongside, paceOut } from './curve.ts';
import { handOf } from './hash.ts';
import type { LowWall } from './pieces.ts';
import { line, num, shift } from './shape.ts';

const HALF = 2.6;

/** Dry stone: two faces, and a joint where each stone ends. */
export function drawLowWall(low: LowWall): string {
  const hand = handOf(low.id);
  const course = line(low.stops);
  const joints = paceOut(low.stops, 4.6).filter(() => hand.next() < 0.72);
  const marks = [alongside(joints, -HALF), alongside(joints, HALF)];
  const strokes = (marks[0] ?? []).map((from, i) => {
    const to = marks[1]?.[i] ?? from;
    const lean = hand.shake(1.4);
    return `M${num(from.x)} ${num(from.y)}L${num(to.x + lean)} ${num(to.y)}`;
  });
  return [
    `<path class="wall-shade" d="${line(shift(low.stops, 3, 3.5))}"/>`,
    `<path class="wall-face" d="${course}"/>`,
    `<path class="wall-stone" d="${course}"/>`,
    `<path class="ink-fine" d="${strokes.join('')}"/>`,
  ].join('');
}
