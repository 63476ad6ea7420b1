import { drawCrowns, leafed } from './crown.ts';
import { paceAround, paceOut } from './curve.ts';
import { tuft } from './ground.ts';
import { type Hand, handOf } from './hash.ts';
import { byHand, grown, natural, soft } from './outline.ts';
import { penWith } from './pen.ts';
import { scatter } from './scatter.ts';
import {
  at,
  boundsOf,
  centreOf,
  contains,
  disc,
  distance,
  distanceToOutline,
  heading,
  line,
  num,
  type Point,
  ring,
  turnOf,
} from './shape.ts';
import type { Plot } from './survey.ts';

/** Half the smaller side, so that what is drawn inside keeps in proportion. */
const narrowest = (outline: readonly Point[]): number => {
  const { left, top, right, bottom } = boundsOf(outline);
  return Math.min(right - left, bottom - top) / 2;
};

interface Planting {
  readonly style: string;
  readonly spacing: number;
  readonly small: number;
  readonly large: number;
}

/** A forest over half the table has fewer crowns, and larger ones. */
const MOST_CROWNS = 240;
/** How far the crowns of a wood keep from its trees. */
const CLEARING = 15;

/** Wash, dotted border and crowns; where single trees stand, the wood leaves room for them. */
function plant(
  plots: readonly Plot[],
  { style, spacing, small, large }: Planting,
  trees: readonly Point[],
): string {
  const pen = penWith(style, 'growth-edge');
  const crowns = plots.flatMap((plot) => {
    const hand = handOf(plot.id);
    // The dots keep to the border that the rules know; what grows does not stand in ranks.
    const border = grown(plot.outline, hand);
    pen.stroke(style, ring(border));
    pen.stroke('growth-edge', ring(byHand(natural(plot.outline), hand, 0.5, 9)));
    const fit = Math.min(1, narrowest(plot.outline) / (large * 1.1));
    const thin = Math.max(1, Math.sqrt(turnOf(plot.outline) / 2 / MOST_CROWNS) / spacing);
    const places = scatter(border, spacing * Math.max(0.45, fit) * thin, hand);
    const hem = large * fit * 0.55;
    const rim = narrowest(plot.outline) < large * 2.2 ? [] : hemOf(border, hem, spacing * 0.8 * thin, hand);
    const inner = places.filter(
      (p) => distanceToOutline(p, border) > (rim.length > 0 ? hem * 2.1 : hem * 0.8),
    );
    const free = [...rim, ...inner].filter((p) => trees.every((tree) => distance(p, tree) > CLEARING));
    return leafed(
      free.map((centre) => ({ centre, radius: hand.between(small, large) * fit * Math.min(1.5, thin) })),
      hand,
    );
  });
  return pen.drawn() + drawCrowns(crowns);
}

/** Places along the inside of a border. */
function hemOf(border: readonly Point[], inset: number, apart: number, hand: Hand): Point[] {
  const paces = paceAround(border, apart);
  return paces.flatMap((p, i) => {
    const along = heading(
      paces[(i + paces.length - 1) % paces.length] ?? p,
      paces[(i + 1) % paces.length] ?? p,
    );
    const reach = inset * hand.between(0.8, 1.3);
    const place = at(p.x - along.y * reach, p.y + along.x * reach);
    return contains(border, place) ? [place] : [];
  });
}

const middles = (plots: readonly Plot[]): Point[] => plots.map(({ outline }) => centreOf(outline));

export const drawWoods = (plots: readonly Plot[], trees: readonly Plot[]): string =>
  plant(plots, { style: 'wood-wash', spacing: 18.5, small: 9, large: 13 }, middles(trees));

export const drawThickets = (plots: readonly Plot[]): string =>
  plant(plots, { style: 'thicket-wash', spacing: 11, small: 4.5, large: 7.5 }, []);

/** An orchard or open wood: trees in rows, with the ground showing between them. */
export function drawOrchards(plots: readonly Plot[]): string {
  const pen = penWith('orchard-wash', 'growth-edge');
  const crowns = plots.flatMap((plot) => {
    const hand = handOf(plot.id);
    const border = grown(plot.outline, hand);
    pen.stroke('orchard-wash', ring(border));
    pen.stroke('growth-edge', ring(byHand(natural(plot.outline), hand, 0.5, 9)));
    const places = scatter(border, 44, hand);
    return leafed(
      places.map((centre) => ({ centre, radius: hand.between(8, 11) })),
      hand,
    );
  });
  return pen.drawn() + drawCrowns(crowns);
}

/** A tree: its crown, and on it the trunk as broad as it really stands. */
export function drawTrees(plots: readonly Plot[]): string {
  const pen = penWith('trunk', 'trunk-rings');
  const crowns = plots.flatMap((plot) => {
    const hand = handOf(plot.id);
    const centre = centreOf(plot.outline);
    const girth = Math.max(3, distance(centre, plot.outline[0] ?? centre));
    pen.stroke('trunk', ring(byHand(plot.outline, hand, 0.4, 6)));
    pen.stroke('trunk-rings', disc(at(centre.x - girth * 0.1, centre.y - girth * 0.1), girth * 0.42));
    return leafed([{ centre, radius: Math.min(girth * 2.2, girth + 9) * hand.between(0.9, 1.1) }], hand);
  });
  return drawCrowns(crowns) + pen.drawn();
}

export function drawHedges(plots: readonly Plot[]): string {
  const pen = penWith('hedge-foot');
  const crowns = plots.flatMap((plot) => {
    const hand = handOf(plot.id);
    pen.stroke('hedge-foot', ring(plot.outline));
    const { spine } = plot;
    if (spine === null) {
      const places = scatter(plot.outline, 9, hand);
      return leafed(
        places.map((centre) => ({ centre, radius: hand.between(4.5, 6) })),
        hand,
      );
    }
    const full = Math.max(4, spine.girth * 0.55);
    const places = paceOut(spine.line, full * 1.5);
    return leafed(
      places.map((p) => ({
        centre: at(p.x + hand.shake(1), p.y + hand.shake(1)),
        radius: full * hand.between(0.95, 1.25),
      })),
      hand,
    );
  });
  return pen.drawn() + drawCrowns(crowns);
}

export function drawUndergrowths(plots: readonly Plot[]): string {
  const pen = penWith('undergrowth', 'tufts');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = soft(plot.outline);
    pen.stroke('undergrowth', ring(border));
    const roots = scatter(border, Math.min(16, narrowest(plot.outline)), hand);
    pen.stroke('tufts', roots.map((root) => tuft(root, hand)).join(''));
  }
  return pen.drawn();
}

/** Snow: bare paper with a blue hem, drifts lying with the wind, and a few flakes. */
export function drawSnow(plots: readonly Plot[]): string {
  const pen = penWith('snow', 'snow-edge', 'snow-shade', 'snow-drifts', 'snow-flakes');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = soft(plot.outline);
    pen.stroke('snow', ring(border));
    pen.stroke('snow-edge', ring(byHand(border, hand, 0.9, 8)));
    const room = Math.min(30, narrowest(plot.outline));
    for (const p of scatter(border, room, hand)) {
      const reach = hand.between(6, room * 0.5);
      const drift = `M${num(p.x - reach)} ${num(p.y)}q${num(reach)} ${num(-reach * 0.5)} ${num(reach * 2)} 0`;
      pen.stroke('snow-drifts', drift);
      pen.stroke('snow-shade', `${drift}q${num(-reach)} ${num(-reach * 0.22)} ${num(-reach * 2)} 0Z`);
    }
    for (const p of scatter(border, room * 0.8, hand))
      pen.stroke('snow-flakes', disc(p, hand.between(0.5, 1.1)));
  }
  return pen.drawn();
}

/** Bog: dashes and tufts. Mud: short dashes and puddles. */
export function drawWetGround(plots: readonly Plot[]): string {
  const pen = penWith('mud', 'bog', 'bog-edge', 'puddle', 'bog-dashes', 'tufts');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = natural(plot.outline);
    const muddy = plot.kind === 'mud';
    pen.stroke(muddy ? 'mud' : 'bog', ring(border));
    pen.stroke('bog-edge', ring(byHand(border, hand, 0.8, 10)));
    for (const p of scatter(border, Math.min(14, narrowest(plot.outline)), hand)) {
      const long = hand.between(5, muddy ? 9 : 13);
      const what = hand.next();
      if (what < 0.17) pen.stroke('puddle', puddle(p, hand.between(3.5, 6.5)));
      else if (what < 0.42 && !muddy) pen.stroke('tufts', tuft(p, hand));
      pen.stroke('bog-dashes', line([at(p.x - long / 2, p.y), at(p.x + long / 2, p.y + hand.shake(0.5))]));
    }
  }
  return pen.drawn();
}

const puddle = (p: Point, reach: number): string =>
  `M${num(p.x - reach)} ${num(p.y)}a${num(reach)} ${num(reach * 0.45)} 0 1 0 ${num(reach * 2)} 0a${num(reach)} ${num(reach * 0.45)} 0 1 0 ${num(-reach * 2)} 0Z`;

/** Furrows along the longer side. */
export function drawFields(plots: readonly Plot[]): string {
  const pen = penWith('field', 'furrows');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('field', ring(byHand(plot.outline, hand, 0.6, 20)));
    const rows = scatter(plot.outline, 9, hand);
    const { left, top, right, bottom } = boundsOf(plot.outline);
    const flat = right - left > bottom - top;
    pen.stroke(
      'furrows',
      rows
        .map((p) => line([p, flat ? at(p.x + 8, p.y + hand.shake(0.6)) : at(p.x + hand.shake(0.6), p.y + 8)]))
        .join(''),
    );
  }
  return pen.drawn();
}
