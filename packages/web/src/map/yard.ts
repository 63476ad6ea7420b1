import { planking } from './building.ts';
import { handOf } from './hash.ts';
import { byHand, natural } from './outline.ts';
import { type Pen, penWith } from './pen.ts';
import { frameOf, within } from './quadrangle.ts';
import { shadowOf } from './relief.ts';
import { scatter } from './scatter.ts';
import {
  at,
  between,
  boundsOf,
  centreOf,
  contains,
  disc,
  distance,
  edgesOf,
  heading,
  line,
  num,
  type Point,
  ring,
} from './shape.ts';
import type { Plot } from './survey.ts';

/** Sawn ends in rows. */
export function drawWoodpiles(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'timber-dark', 'log-end', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const frame = frameOf(plot);
    const on = within(frame);
    pen.stroke('shade-strong', shadowOf(plot.outline, Math.max(0.8, plot.rise)));
    pen.stroke('timber-dark', ring(plot.outline));
    const rows = Math.max(1, Math.round(frame.wide / 3.6));
    const across = Math.max(2, Math.round(frame.long / 3.8));
    for (let row = 0; row < rows; row++) {
      for (let i = 0; i < across - (row % 2); i++) {
        const p = on(((i + 0.5 + (row % 2) / 2) / across) * 2 - 1, ((row + 0.5) / rows) * 2 - 1);
        const r = (frame.long / across) * hand.between(0.78, 0.96);
        pen.stroke('log-end', disc(p, r));
        pen.stroke('ink-fine', disc(p, r * 0.4));
      }
    }
  }
  return pen.drawn();
}

/** Standing corn in rows. */
export function drawCornfields(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'corn-wash', 'growth-edge', 'corn-rows', 'corn-leaves');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('shade', shadowOf(plot.outline, Math.min(1.4, plot.rise)));
    pen.stroke('corn-wash', ring(plot.outline));
    pen.stroke('growth-edge', ring(byHand(plot.outline, hand, 0.5, 12)));
    pen.stroke(
      'corn-rows',
      planking(plot.outline, 13, (reach) => hand.shake(reach)),
    );
    const { left, top, right, bottom } = boundsOf(plot.outline);
    for (let y = top + 8; y < bottom - 2; y += 13) {
      for (let x = left + 5 + hand.next() * 5; x < right - 3; x += hand.between(8, 12)) {
        const foot = at(x, y + 4 + hand.shake(1.4));
        if (contains(plot.outline, foot)) pen.stroke('corn-leaves', stalk(foot, hand.between(0.85, 1.15)));
      }
    }
  }
  return pen.drawn();
}

const stalk = ({ x, y }: Point, size: number): string => {
  const n = (value: number): string => num(value * size);
  return `M${num(x)} ${num(y)}v${n(-8.4)}m0 ${n(3)}q${n(-1)} ${n(-2.6)} ${n(-3.4)} ${n(-2.2)}m${n(3.4)} ${n(3.6)}q${n(1)} ${n(-2.8)} ${n(3.6)} ${n(-2)}`;
};

/** Wheels, pipes and plates in a heap. */
export function drawScrap(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'rubble-patch', 'scrap-plate', 'scrap-pipe', 'scrap-wheel', 'ink-fine');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const border = natural(plot.outline);
    pen.stroke('shade', shadowOf(border, Math.min(1, plot.rise)));
    pen.stroke('rubble-patch', ring(border));
    for (const p of scatter(border, 15, hand)) {
      const what = hand.next();
      if (what < 0.3) {
        const r = hand.between(4, 6.4);
        pen.stroke('scrap-wheel', disc(p, r));
        pen.stroke('ink-fine', disc(p, r * 0.45));
      } else if (what < 0.62) {
        const angle = hand.between(0, Math.PI);
        const reach = hand.between(7, 13);
        const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        pen.stroke('scrap-pipe', line([at(p.x - dx, p.y - dy), at(p.x + dx, p.y + dy)]));
      } else {
        const s = hand.between(4, 7.5);
        pen.stroke(
          'scrap-plate',
          ring([
            at(p.x - s, p.y - s * 0.5),
            at(p.x + s * 0.5, p.y - s),
            at(p.x + s, p.y + s * 0.4),
            at(p.x - s * 0.3, p.y + s),
          ]),
        );
      }
    }
  }
  return pen.drawn();
}

/** Bare branches over the trunk. */
export function drawDeadTrees(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'bough-shade', 'bough', 'twig', 'trunk', 'trunk-rings');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const middle = centreOf(plot.outline);
    const girth = distance(middle, plot.outline[0] ?? middle);
    const boughs = 6;
    for (let i = 0; i < boughs; i++) {
      bough(
        pen,
        middle,
        (i * Math.PI * 2) / boughs + hand.shake(0.35),
        girth * hand.between(1.7, 2.5),
        hand.shake(0.5),
      );
    }
    pen.stroke('trunk', ring(byHand(plot.outline, hand, 0.5, 7)));
    pen.stroke('trunk-rings', disc(middle, girth * 0.62) + disc(middle, girth * 0.3));
  }
  return pen.drawn();
}

function bough(pen: Pen, root: Point, angle: number, reach: number, bend: number): void {
  const put = (turn: number, far: number, from: Point): Point =>
    at(from.x + Math.cos(turn) * far, from.y + Math.sin(turn) * far);
  const knee = put(angle, reach * 0.62, root);
  const tip = put(angle + bend, reach * 0.44, knee);
  const cast = (p: Point): Point => at(p.x + 5, p.y + 6);
  pen.stroke('bough-shade', line([cast(root), cast(knee), cast(tip)]));
  pen.stroke('bough', line([root, knee]));
  pen.stroke(
    'twig',
    line([knee, tip]) +
      line([knee, put(angle - bend - 0.6, reach * 0.3, knee)]) +
      line([between(knee, tip, 0.4), put(angle + bend + 0.7, reach * 0.2, between(knee, tip, 0.4))]),
  );
}

/** What is left of a house: broken walls, gaps between them, stones inside. */
export function drawRuins(plots: readonly Plot[]): string {
  const pen = penWith('ruin-ground', 'rubble', 'shade-strong', 'broken-wall-rim', 'broken-wall');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('ruin-ground', ring(byHand(plot.outline, hand, 0.8, 14)));
    for (const p of scatter(plot.outline, 13, hand)) {
      if (hand.next() < 0.5) continue;
      const s = hand.between(1.4, 3.6);
      pen.stroke(
        'rubble',
        ring([at(p.x - s, p.y), at(p.x, p.y - s), at(p.x + s, p.y + s * 0.4), at(p.x - s * 0.2, p.y + s)]),
      );
    }
    for (const [a, b] of edgesOf(plot.outline)) brokenWall(pen, a, b, hand.next, plot.rise);
  }
  return pen.drawn();
}

/** Stretches of wall along the inside of an edge, with ragged ends. */
function brokenWall(pen: Pen, a: Point, b: Point, next: () => number, rise: number): void {
  const along = heading(a, b);
  const length = distance(a, b);
  const thick = 5.5;
  for (let walked = 0; walked < length; walked += 0) {
    const run = Math.min(length - walked, 16 + next() * 44);
    if (run > 7) {
      const p = (far: number, deep: number): Point =>
        at(a.x + along.x * far - along.y * deep, a.y + along.y * far + along.x * deep);
      const ragged = (): number => next() * 5;
      const wall = [
        p(walked, 0),
        p(walked + run, 0),
        p(walked + run - ragged(), thick * 0.5),
        p(walked + run - ragged() * 0.5, thick),
        p(walked + ragged(), thick),
        p(walked + ragged() * 0.6, thick * 0.5),
      ];
      pen.stroke('shade-strong', shadowOf(wall, Math.max(0.8, rise)));
      pen.stroke('broken-wall-rim', ring(wall));
      pen.stroke('broken-wall', ring(wall));
    }
    walked += run + 6 + next() * 16;
  }
}

/** Two rails and their rungs. */
export function drawLadders(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'ladder-rail', 'ladder-rung');
  for (const plot of plots) {
    const frame = frameOf(plot);
    const on = within(frame);
    pen.stroke('shade', shadowOf(plot.outline, 1));
    pen.stroke('ladder-rail', line([on(-1, -0.8), on(1, -0.8)]) + line([on(-1, 0.8), on(1, 0.8)]));
    const rungs = Math.max(3, Math.round(frame.long / 2.8));
    for (let i = 0; i < rungs; i++) {
      const u = ((i + 0.5) / rungs) * 2 - 1;
      pen.stroke('ladder-rung', line([on(u, -0.8), on(u, 0.8)]));
    }
  }
  return pen.drawn();
}
