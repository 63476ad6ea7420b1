import { drawCrowns, leafed } from './crown.ts';
import { paceOut, smoothRing } from './curve.ts';
import { handOf } from './hash.ts';
import type { Hedge, LoneTrees, Thicket, Wood } from './pieces.ts';
import { scatter } from './scatter.ts';
import { at, ring } from './shape.ts';

function drawTrees(piece: Wood | Thicket, spacing: number, small: number, large: number): string {
  const hand = handOf(piece.id);
  const outline = smoothRing(piece.outline);
  const crowns = scatter(outline, spacing, hand).map((centre) => ({
    centre,
    radius: hand.between(small, large),
  }));
  return `<path class="wood-wash" d="${ring(outline)}"/>${drawCrowns(leafed(crowns, hand))}`;
}

export const drawWood = (wood: Wood): string => drawTrees(wood, 21, 9.5, 14.5);

export const drawThicket = (thicket: Thicket): string => drawTrees(thicket, 13, 4.5, 7.5);

export function drawHedge(hedge: Hedge): string {
  const hand = handOf(hedge.id);
  const crowns = paceOut(hedge.stops, 7.5).map((p) => ({
    centre: at(p.x + hand.shake(1.2), p.y + hand.shake(1.2)),
    radius: hand.between(4.2, 5.8),
  }));
  return drawCrowns(leafed(crowns, hand));
}

export function drawLoneTrees(trees: LoneTrees): string {
  const hand = handOf(trees.id);
  const crowns = trees.stops.map((centre) => ({ centre, radius: hand.between(7.5, 11) }));
  return drawCrowns(leafed(crowns, hand));
}
