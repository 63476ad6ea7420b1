import { smoothLine } from './curve.ts';
import type { Sketch } from './pieces.ts';
import { at, heading, line, num, pair } from './shape.ts';

/** The way a figure might go, with its cost at the end. */
export function drawRoute(route: Sketch['route']): string {
  const end = route.stops[route.stops.length - 1] ?? at(0, 0);
  const wide = route.cost.length * 7.4 + 16;
  return [
    `<path class="route" d="${line(smoothLine(route.stops))}"/>`,
    `<circle class="route-end" cx="${num(end.x)}" cy="${num(end.y)}" r="13"/>`,
    `<rect class="tag" x="${num(end.x + 19)}" y="${num(end.y - 13)}" width="${num(wide)}" height="25" rx="2"/>`,
    `<text class="tag-text" x="${num(end.x + 19 + wide / 2)}" y="${num(end.y + 4.5)}">${route.cost}</text>`,
  ].join('');
}

/** Solid until something stops it, broken beyond, with a mark on what did. */
export function drawSight({ from, stoppedAt, to }: Sketch['sight']): string {
  const along = heading(from, to);
  const mark = `M${num(stoppedAt.x - along.y * 6)} ${num(stoppedAt.y + along.x * 6)}L${num(stoppedAt.x + along.y * 6)} ${num(stoppedAt.y - along.x * 6)}`;
  return [
    `<path class="sight" d="M${pair(from)}L${pair(stoppedAt)}"/>`,
    `<path class="sight sight-lost" d="M${pair(stoppedAt)}L${pair(to)}"/>`,
    `<path class="sight-stop" d="${mark}"/>`,
  ].join('');
}
