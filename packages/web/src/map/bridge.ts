import { handOf } from './hash.ts';
import type { Bridge } from './pieces.ts';
import { at, between, distance, heading, line, type Point, ring, shift } from './shape.ts';

export function drawBridge(bridge: Bridge): string {
  const hand = handOf(bridge.id);
  const along = heading(bridge.from, bridge.to);
  const half = bridge.width / 2;
  const side = (p: Point, sign: number, reach = half): Point =>
    at(p.x - along.y * sign * reach, p.y + along.x * sign * reach);
  const deck = [side(bridge.from, -1), side(bridge.to, -1), side(bridge.to, 1), side(bridge.from, 1)];

  const count = Math.round(distance(bridge.from, bridge.to) / 6);
  const planks: string[] = [];
  for (let i = 1; i < count; i++) {
    const p = between(bridge.from, bridge.to, (i + hand.shake(0.16)) / count);
    planks.push(line([side(p, -1, half - hand.between(1, 2.5)), side(p, 1, half - hand.between(1, 2.5))]));
  }
  // Parapets run past the deck and splay out at the abutments.
  const parapets = [-1, 1].map((sign) =>
    line([
      side(at(bridge.from.x - along.x * 8, bridge.from.y - along.y * 8), sign, half + 6),
      side(bridge.from, sign),
      side(bridge.to, sign),
      side(at(bridge.to.x + along.x * 8, bridge.to.y + along.y * 8), sign, half + 6),
    ]),
  );
  return [
    `<path class="shade-strong" d="${ring(shift(deck, 5, 6))}"/>`,
    `<path class="planks" d="${ring(deck)}"/>`,
    `<path class="ink-fine" d="${planks.join('')}"/>`,
    `<path class="parapet" d="${parapets.join('')}"/>`,
  ].join('');
}
