import { alongside, paceOut, smoothLine } from './curve.ts';
import { handOf } from './hash.ts';
import type { Road } from './pieces.ts';
import { at, line, ring } from './shape.ts';

/** A cart road: one side firm, the other broken. */
export function drawRoad(road: Road): string {
  const hand = handOf(road.id);
  const course = paceOut(smoothLine(road.stops), 10).map((p) =>
    at(p.x + hand.shake(0.7), p.y + hand.shake(0.7)),
  );
  const left = alongside(course, -road.width / 2);
  const right = alongside(course, road.width / 2);
  return [
    `<path class="road" d="${ring([...left, ...[...right].reverse()])}"/>`,
    `<path class="road-edge" d="${line(left)}"/>`,
    `<path class="road-edge road-edge-broken" d="${line(right)}"/>`,
  ].join('');
}
