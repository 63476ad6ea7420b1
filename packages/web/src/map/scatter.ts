import type { Hand } from './hash.ts';
import { at, boundsOf, contains, type Point } from './shape.ts';

/** Places on a shaken lattice inside the outline, every other row set in by half. */
export function scatter(outline: readonly Point[], spacing: number, hand: Hand): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const places: Point[] = [];
  let row = 0;
  for (let y = top + spacing / 2; y < bottom; y += spacing * 0.86) {
    for (let x = left + (row % 2 === 0 ? spacing / 2 : spacing); x < right; x += spacing) {
      const place = at(x + hand.shake(spacing * 0.28), y + hand.shake(spacing * 0.28));
      if (contains(outline, place)) places.push(place);
    }
    row++;
  }
  return places;
}
