import { drawCrowns } from './crown.ts';
import { paceOut, smoothRing } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import type { Hedge, LoneTrees, Thicket, Wood } from './pieces.ts';
import { at, boundsOf, contains, type Point, ring } from './shape.ts';

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

function drawTrees(piece: Wood | Thicket, spacing: number, small: number, large: number): string {
  const hand = handOf(piece.id);
  const outline = smoothRing(piece.outline);
  const crowns = scatter(outline, spacing, hand).map((centre) => ({
    centre,
    radius: hand.between(small, large),
  }));
  return `<path class="wood-wash" d="${ring(outline)}"/>${drawCrowns(crowns, hand)}`;
}

export const drawWood = (wood: Wood): string => drawTrees(wood, 21, 9.5, 14.5);

export const drawThicket = (thicket: Thicket): string => drawTrees(thicket, 13, 4.5, 7.5);

export function drawHedge(hedge: Hedge): string {
  const hand = handOf(hedge.id);
  const crowns = paceOut(hedge.stops, 7.5).map((p) => ({
    centre: at(p.x + hand.shake(1.2), p.y + hand.shake(1.2)),
    radius: hand.between(4.2, 5.8),
  }));
  return drawCrowns(crowns, hand);
}

export function drawLoneTrees(trees: LoneTrees): string {
  const hand = handOf(trees.id);
  return drawCrowns(
    trees.stops.map((centre) => ({ centre, radius: hand.between(7.5, 11) })),
    hand,
  );
}
