import { handOf } from './hash.ts';
import type { House, Ruin } from './pieces.ts';
import { at, between, distance, edgesOf, heading, line, type Point, ring, shift } from './shape.ts';

const THICKNESS = 5.5;
const DOOR = 22;

/** One stretch of wall as a block, lying inside the outline. */
function wall(from: Point, to: Point): string {
  const along = heading(from, to);
  const inward = at(-along.y * THICKNESS, along.x * THICKNESS);
  return ring([from, to, at(to.x + inward.x, to.y + inward.y), at(from.x + inward.x, from.y + inward.y)]);
}

function boards(outline: readonly Point[]): string {
  const [a, b, c, d] = outline;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  const count = Math.round(distance(b, c) / 8);
  return Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    return line([between(a, d, share), between(b, c, share)]);
  }).join('');
}

/** Corners run clockwise on the paper; doors are gaps in the carmine. */
export function drawHouse(house: House): string {
  const walls = edgesOf(house.outline).flatMap(([from, to], i) => {
    const door = house.doors.find((d) => d.wall === i);
    if (door === undefined) return [wall(from, to)];
    const half = DOOR / 2 / distance(from, to);
    return [wall(from, between(from, to, door.share - half)), wall(between(from, to, door.share + half), to)];
  });
  return [
    `<path class="shade-strong" d="${ring(shift(house.outline, 6, 7))}"/>`,
    `<path class="floor" d="${ring(house.outline)}"/>`,
    `<path class="boards" d="${boards(house.outline)}"/>`,
    `<path class="house-wall" d="${walls.join('')}"/>`,
  ].join('');
}

/** What is left of the walls, and the stones that fell. */
export function drawRuin(ruin: Ruin): string {
  const hand = handOf(ruin.id);
  const stumps: string[] = [];
  const rubble: string[] = [];
  for (const [from, to] of edgesOf(ruin.outline)) {
    const length = distance(from, to);
    let walked = 0;
    while (walked < length - 6) {
      const end = Math.min(length, walked + hand.between(16, 34));
      stumps.push(wall(between(from, to, walked / length), between(from, to, end / length)));
      const gap = hand.between(8, 20);
      const stone = between(from, to, Math.min(1, (end + gap / 2) / length));
      const size = hand.between(1.6, 3);
      const x = stone.x + hand.shake(7);
      const y = stone.y + hand.shake(7);
      rubble.push(
        ring([at(x - size, y), at(x, y - size), at(x + size, y + size * 0.3), at(x - size * 0.2, y + size)]),
      );
      walked = end + gap;
    }
  }
  return [
    `<path class="shade" d="${ring(shift(ruin.outline, 4, 5))}"/>`,
    `<path class="ruin-floor" d="${ring(ruin.outline)}"/>`,
    `<path class="ruin-wall" d="${stumps.join('')}"/>`,
    `<path class="rubble" d="${rubble.join('')}"/>`,
  ].join('');
}
