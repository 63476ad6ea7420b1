import { paceAround } from './curve.ts';
import { type Hand, handOf } from './hash.ts';
import { hachure, weightOf } from './hill.ts';
import { byHand, natural } from './outline.ts';
import { type Pen, penWith } from './pen.ts';
import {
  at,
  between,
  boundsOf,
  cast,
  centreOf,
  contains,
  disc,
  distance,
  edgesOf,
  heading,
  line,
  type Point,
  ring,
  shrink,
} from './shape.ts';
import type { Plot } from './survey.ts';

/** Paper units of shadow to an inch of height, to the east and to the south. */
const SHADOW = { x: 2.2, y: 2.7, highest: 7 } as const;

/** The shadow of a block; the higher, the longer. */
export function shadowOf(outline: readonly Point[], rise: number): string {
  const high = Math.min(rise, SHADOW.highest);
  return cast(outline, high * SHADOW.x, high * SHADOW.y);
}

/** Higher tops are lighter: the style of a wash over the top. */
export function liftOf(rise: number): string {
  const step = rise < 1 ? 0 : rise < 2 ? 1 : rise < 4 ? 2 : 3;
  return `lift lift-${step}`;
}

const SPACING = 4.7;

/** Bands of slope, from the foot up, as shares of the distance from the top. */
const BANDS = [
  { foot: 1, head: 0.79 },
  { foot: 0.76, head: 0.6 },
  { foot: 0.57, head: 0.43 },
] as const;

function band(pen: Pen, outline: readonly Point[], top: Point, from: number, to: number, hand: Hand): void {
  for (const start of paceAround(shrink(outline, top, from), SPACING)) {
    const outward = heading(top, start);
    const reach = (to / from) * hand.between(0.95, 1.08);
    const foot = at(start.x + hand.shake(1.2), start.y + hand.shake(1.2));
    const head = at(top.x + (start.x - top.x) * reach + hand.shake(0.8), top.y + (start.y - top.y) * reach);
    pen.stroke('hachures', hachure(foot, head, weightOf(outward) * hand.between(0.8, 1.2)));
  }
}

/** Hachures down the slope, two rings of them or three on a high hill, over a brown wash that lightens to the top. */
export function drawHills(plots: readonly Plot[]): string {
  return [...plots]
    .sort((a, b) => a.rise - b.rise)
    .map((plot) => {
      const pen = penWith('shade', 'hill-foot', 'hill-side', 'hill-top', 'hachures');
      const hand = handOf(plot.id);
      const border = natural(plot.outline, 14);
      const top = centreOf(border);
      const rings = plot.rise > 2.4 ? 3 : 2;
      pen.stroke('shade', shadowOf(border, plot.rise * 1.2));
      pen.stroke('hill-foot', ring(border));
      pen.stroke('hill-side', ring(shrink(border, top, 0.77)));
      pen.stroke('hill-top', ring(shrink(border, top, rings === 3 ? 0.42 : 0.59)));
      for (const { foot, head } of BANDS.slice(0, rings)) band(pen, border, top, foot, head, hand);
      return pen.drawn();
    })
    .join('');
}

/** How dark a side is, by where it looks: light falls from the north-west. */
export function toneOf(face: Point, middle: Point): 'light' | 'grey' | 'dark' {
  const away = distance(face, middle) || 1;
  const slant = ((face.x - middle.x) * 0.85 + (face.y - middle.y) * 1.1) / away;
  return slant > 0.9 ? 'dark' : slant > -0.6 ? 'grey' : 'light';
}

/** Corners enough for facets: many small sides are taken together, broken off unevenly. */
function facetCorners(outline: readonly Point[], hand: Hand): Point[] {
  const { left, top, right, bottom } = boundsOf(outline);
  const size = Math.max(right - left, bottom - top);
  const step = Math.max(12, size / 4);
  const corners: Point[] = [];
  for (const [a, b] of edgesOf(outline)) {
    const last = corners[corners.length - 1];
    if (last === undefined || distance(last, a) > step * 0.55) corners.push(a);
    const parts = Math.floor(distance(a, b) / (step * 1.5));
    for (let i = 1; i <= parts; i++) corners.push(between(a, b, (i + hand.shake(0.2)) / (parts + 1)));
  }
  return corners;
}

/** Faceted grey blocks: sides that look south-east lie in shade, and the top is set back towards the light. */
export function drawRocks(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'rock', 'rock rock-grey', 'rock rock-dark', 'rock rock-top');
  const over = penWith(...[0, 1, 2, 3].map((step) => `lift lift-${step}`), 'ink-fine', 'rock-edge');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(1.2, plot.rise)));
    const middle = centreOf(plot.outline);
    const foot = facetCorners(plot.outline, hand);
    const { left, top: north, right, bottom } = boundsOf(plot.outline);
    const small = Math.min(right - left, bottom - north);
    const set = Math.min(3.5, small / 14);
    const top = shrink(foot, middle, hand.between(0.56, 0.66)).map((p) =>
      at(p.x - set + hand.shake(small / 18), p.y - set + hand.shake(small / 18)),
    );
    const rims = edgesOf(top);
    edgesOf(foot).forEach(([a, b], i) => {
      const [c, d] = rims[i] ?? [a, b];
      const tone = toneOf(between(a, b, 0.5), middle);
      pen.stroke(tone === 'light' ? 'rock' : `rock rock-${tone}`, ring([a, b, d, c]));
    });
    pen.stroke('rock rock-top', ring(top));
    over.stroke(liftOf(plot.rise), ring(top));
    over.stroke('ink-fine', cracks(top, centreOf(top), hand));
    over.stroke('rock-edge', ring(byHand(plot.outline, hand, 0.35, 22)));
  }
  return pen.drawn() + over.drawn();
}

function cracks(top: readonly Point[], middle: Point, hand: Hand): string {
  const from = top[Math.floor(hand.next() * top.length)] ?? middle;
  const kink = at(between(from, middle, 0.5).x + hand.shake(3), between(from, middle, 0.5).y + hand.shake(3));
  const fork = between(kink, top[Math.floor(hand.next() * top.length)] ?? middle, 0.35);
  return line([from, kink, between(kink, middle, 0.8)]) + line([kink, fork]);
}

/** Ground that nobody passes: crags all over. */
export function drawCliffs(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'cliff', 'hachures', 'rock-edge');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = natural(plot.outline);
    const middle = centreOf(border);
    pen.stroke('shade', shadowOf(border, 2));
    pen.stroke('cliff', ring(border));
    for (const share of [1, 0.78, 0.56, 0.34]) {
      for (const p of paceAround(shrink(border, middle, share), 7)) {
        const head = between(p, middle, hand.between(0.1, 0.2));
        pen.stroke('hachures', hachure(p, head, weightOf(heading(middle, p)) * 1.3));
      }
    }
    pen.stroke('rock-edge', ring(byHand(border, hand, 0.8, 9)));
  }
  return pen.drawn();
}

/** Fallen stones over a stained patch. */
export function drawRubble(plots: readonly Plot[]): string {
  const pen = penWith('rubble-patch', 'shade', 'rubble', 'rubble rubble-dark');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = natural(plot.outline);
    pen.stroke('rubble-patch', ring(byHand(border, hand, 1, 9)));
    const { left, top, right, bottom } = boundsOf(plot.outline);
    for (let i = 0, count = ((right - left) * (bottom - top)) / 46; i < count; i++) {
      const p = at(hand.between(left, right), hand.between(top, bottom));
      const size = hand.between(1.6, 4.6);
      if (!insideBy(border, p, size * 0.6)) continue;
      const turn = hand.between(0, Math.PI);
      const stone = [0, 1, 2, 3, 4].map((k) => {
        const angle = turn + (k * Math.PI * 2) / 5;
        return at(p.x + Math.cos(angle) * size * hand.between(0.7, 1.1), p.y + Math.sin(angle) * size * 0.85);
      });
      pen.stroke('shade', ring(stone.map((q) => at(q.x + 1.4, q.y + 1.7))));
      pen.stroke(hand.next() < 0.4 ? 'rubble rubble-dark' : 'rubble', ring(stone));
    }
  }
  return pen.drawn();
}

function insideBy(border: readonly Point[], p: Point, room: number): boolean {
  const { left, top, right, bottom } = boundsOf(border);
  const middle = centreOf(border);
  const out = heading(middle, p);
  const rim = at(p.x + out.x * room, p.y + out.y * room);
  return rim.x > left && rim.x < right && rim.y > top && rim.y < bottom && contains(border, rim);
}

/** A coil of rope. */
export function drawRopes(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'rope', 'ink-fine');
  for (const plot of plots) {
    const middle = centreOf(plot.outline);
    const reach = distance(middle, plot.outline[0] ?? middle);
    pen.stroke('shade', disc(at(middle.x + 2, middle.y + 2.5), reach));
    pen.stroke('rope', disc(middle, reach));
    for (const share of [0.94, 0.78, 0.62, 0.46, 0.3]) pen.stroke('ink-fine', disc(middle, reach * share));
  }
  return pen.drawn();
}
