import { planking } from './building.ts';
import { handOf } from './hash.ts';
import { penWith } from './pen.ts';
import { frameOf, within } from './quadrangle.ts';
import { liftOf, shadowOf } from './relief.ts';
import { at, between, centreOf, disc, line, type Point, pair, ring, shrink } from './shape.ts';
import type { Plot } from './survey.ts';

/** How far one can go from the middle in any direction and stay on it. */
const reachOf = (plot: Plot): number => frameOf(plot).wide;

/** Planks across, parapets that splay out beyond the deck. */
export function drawBridges(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'planks', 'ink-fine', 'parapet');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const frame = frameOf(plot);
    const on = within(frame);
    pen.stroke('shade-strong', shadowOf(plot.outline, 2.2));
    pen.stroke('planks', ring(plot.outline));
    const count = Math.round((frame.long * 2) / 6);
    for (let i = 1; i < count; i++) {
      const u = ((i + hand.shake(0.14)) / count) * 2 - 1;
      pen.stroke('ink-fine', line([on(u, -0.97), on(u, hand.between(0.9, 0.99))]));
    }
    for (const side of [-1, 1]) {
      if (plot.guarded.length === 0) break;
      const splay = 6 / frame.wide;
      const run = 7 / frame.long;
      const corners = [
        on(-1 - run, side * (1 + splay)),
        on(-1, side),
        on(1, side),
        on(1 + run, side * (1 + splay)),
      ];
      pen.stroke('parapet', line(corners));
    }
  }
  return pen.drawn();
}

/** A hull with a pointed bow, thwarts and ribs, inside its true outline. */
export function drawBoats(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'hull', 'hull-floor', 'ink-fine', 'timber', 'hull-rim');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const on = within(frameOf(plot));
    const bow = hand.next() < 0.5 ? -1 : 1;
    const hull = (share: number): string =>
      `M${pair(on(bow * share, 0))}C${pair(on(bow * 0.88 * share, 0.7 * share))} ${pair(on(bow * 0.5 * share, share))} ${pair(on(0, share))}` +
      `C${pair(on(-bow * 0.4 * share, share))} ${pair(on(-bow * 0.8 * share, share))} ${pair(on(-bow * share, 0.72 * share))}` +
      `L${pair(on(-bow * share, -0.72 * share))}` +
      `C${pair(on(-bow * 0.8 * share, -share))} ${pair(on(-bow * 0.4 * share, -share))} ${pair(on(0, -share))}` +
      `C${pair(on(bow * 0.5 * share, -share))} ${pair(on(bow * 0.88 * share, -0.7 * share))} ${pair(on(bow * share, 0))}Z`;
    const side = [on(-bow, 0.72), on(-bow * 0.4, 1), on(bow * 0.2, 0.98), on(bow * 0.7, 0.66)];
    const lee = [on(bow * 0.7, -0.66), on(bow * 0.2, -0.98), on(-bow * 0.4, -1), on(-bow, -0.72)];
    pen.stroke('shade-strong', shadowOf([...side, on(bow, 0), ...lee], 0.9));
    pen.stroke('hull', hull(1));
    pen.stroke('hull-floor', hull(0.82));
    for (const u of [-0.65, -0.4, -0.15, 0.1, 0.35])
      pen.stroke('ink-fine', line([on(-bow * u, -0.78), on(-bow * u, 0.78)]));
    pen.stroke('ink-fine', line([on(-0.8, 0), on(0.8, 0)]));
    for (const u of [-0.5, 0.05]) {
      pen.stroke(
        'timber',
        ring([on(bow * u, -0.84), on(bow * u + 0.13, -0.84), on(bow * u + 0.13, 0.84), on(bow * u, 0.84)]),
      );
    }
    pen.stroke('hull-rim', hull(1));
  }
  return pen.drawn();
}

/** A planked bed, rails, two axles and a pole. */
export function drawWagons(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'wheel', 'planks', 'boards', 'wagon-rail', 'ink');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const frame = frameOf(plot);
    const on = within(frame);
    const front = hand.next() < 0.5 ? -1 : 1;
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    for (const u of [-0.62, 0.62]) {
      pen.stroke(
        'wheel',
        line([on(u - 0.2, -0.94), on(u + 0.2, -0.94)]) + line([on(u - 0.2, 0.94), on(u + 0.2, 0.94)]),
      );
    }
    const bed = [on(-1, -0.8), on(1, -0.8), on(1, 0.8), on(-1, 0.8)];
    pen.stroke('planks', ring(bed));
    pen.stroke(
      'boards',
      planking(bed, 7, (reach) => hand.shake(reach)),
    );
    pen.stroke('wagon-rail', ring(shrink(bed, frame.middle, 0.9)));
    pen.stroke('ink', line([on(front, 0), on(front * (1 + 16 / frame.long), hand.shake(0.3))]));
  }
  return pen.drawn();
}

/** Boxes: boards, a rim, and a cross brace on the lid; long ones are several. */
export function drawCrates(plots: readonly Plot[]): string {
  const pen = penWith(
    'shade-strong',
    'timber',
    'lift lift-1',
    'lift lift-2',
    'boards',
    'crate-rim',
    'ink-fine',
  );
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const frame = frameOf(plot);
    const on = within(frame);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('timber', ring(plot.outline));
    if (plot.rise >= 1) pen.stroke(liftOf(plot.rise), ring(plot.outline));
    const boxes = Math.max(1, Math.round(frame.long / 24));
    const rows = Math.max(1, Math.round(frame.wide / 24));
    for (let row = 0; row < rows; row++) {
      for (let i = 0; i < boxes; i++) {
        const [u0, u1] = [(i / boxes) * 2 - 1, ((i + 1) / boxes) * 2 - 1];
        const [v0, v1] = [(row / rows) * 2 - 1, ((row + 1) / rows) * 2 - 1];
        const box = [on(u0, v0), on(u1, v0), on(u1, v1), on(u0, v1)];
        const lid = shrink(box, centreOf(box), 0.72);
        pen.stroke('crate-rim', ring(box) + ring(lid));
        pen.stroke(
          'boards',
          planking(lid, 6, (reach) => hand.shake(reach)),
        );
        const [a, b, c, d] = lid;
        if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) {
          pen.stroke('ink-fine', hand.next() < 0.5 ? line([a, c]) : line([b, d]));
        }
      }
    }
  }
  return pen.drawn();
}

/** Panes in a frame. */
export function drawSkylights(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'timber', 'glass', 'ink');
  for (const plot of plots) {
    const on = within(frameOf(plot));
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('timber', ring(plot.outline));
    pen.stroke('glass', ring(shrink(plot.outline, centreOf(plot.outline), 0.78)));
    for (const s of [-0.26, 0.26])
      pen.stroke('ink', line([on(-0.78, s), on(0.78, s)]) + line([on(s, -0.78), on(s, 0.78)]));
    pen.stroke('ink', ring(plot.outline));
  }
  return pen.drawn();
}

/** Upright casks, as many as there is room for. */
export function drawBarrels(plots: readonly Plot[]): string {
  const pen = penWith('shade', 'shade-strong', 'timber', 'boards', 'crate-rim');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    pen.stroke('shade', ring(plot.outline));
    for (const { p, r } of casksOn(plot, hand.between(0, 2))) {
      pen.stroke('timber', disc(p, r));
      for (const v of [-0.4, 0, 0.4]) {
        const half = Math.sqrt(1 - v * v) * r * 0.75;
        pen.stroke('boards', line([at(p.x - half, p.y + v * r), at(p.x + half, p.y + v * r)]));
      }
      pen.stroke('crate-rim', disc(p, r) + disc(p, r * 0.78));
    }
  }
  return pen.drawn();
}

const CASK = 22;

/** Rows of casks on a square place, three in a round one. */
function casksOn(plot: Plot, turn: number): { p: Point; r: number }[] {
  const frame = frameOf(plot);
  const { middle, long, wide } = frame;
  if (plot.outline.length !== 4) {
    if (wide < CASK / 2) return [{ p: middle, r: wide }];
    return [0, 1, 2].map((i) => {
      const angle = turn + (i * Math.PI * 2) / 3;
      const away = wide * 0.53;
      return { p: at(middle.x + Math.cos(angle) * away, middle.y + Math.sin(angle) * away), r: wide * 0.46 };
    });
  }
  const fitting = (half: number): number => Math.max(1, Math.round((half * 2) / CASK));
  const [columns, rows] = [fitting(long), fitting(wide)];
  const r = Math.min(long / columns, wide / rows) * 0.95;
  return Array.from({ length: columns * rows }, (_, i) => ({
    p: within(frame)(((i % columns) * 2 + 1) / columns - 1, (Math.floor(i / columns) * 2 + 1) / rows - 1),
    r,
  }));
}

/** A dark opening under a grating. */
export function drawHatches(plots: readonly Plot[]): string {
  const pen = penWith('hatch', 'grating', 'coaming');
  for (const plot of plots) {
    pen.stroke('hatch', ring(plot.outline));
    const on = within(frameOf(plot));
    for (const s of [-0.66, -0.33, 0, 0.33, 0.66])
      pen.stroke('grating', line([on(-1, s), on(1, s)]) + line([on(s, -1), on(s, 1)]));
    pen.stroke('coaming', ring(plot.outline));
  }
  return pen.drawn();
}

/** A post or mast: its section, with the stays of a mast going off from it. */
export function drawPosts(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'stays', 'trunk', 'trunk-rings');
  for (const plot of plots) {
    const { middle } = frameOf(plot);
    const reach = reachOf(plot);
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise));
    if (plot.kind === 'mast') pen.stroke('stays', stays(middle, reach));
    pen.stroke('trunk', ring(plot.outline));
    pen.stroke('trunk-rings', disc(middle, reach * 0.6) + disc(middle, reach * 0.25));
  }
  return pen.drawn();
}

/** Lines down to the deck on either side. */
function stays(middle: Point, reach: number): string {
  return [-1, 1]
    .flatMap((side) =>
      [-0.5, 0, 0.5].map((lean) => [
        at(middle.x + lean * reach, middle.y),
        at(middle.x + lean * 34, middle.y + side * 40),
      ]),
    )
    .map(line)
    .join('');
}

/** Pews and benches: a seat and its back. */
export function drawBenches(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'timber', 'boards', 'ink');
  for (const plot of plots) {
    const on = within(frameOf(plot));
    pen.stroke('shade-strong', shadowOf(plot.outline, plot.rise + 0.4));
    pen.stroke('timber', ring(plot.outline));
    pen.stroke('boards', line([on(-1, 0.2), on(1, 0.2)]) + line([on(-1, 0.6), on(1, 0.6)]));
    pen.stroke('ink', ring(plot.outline) + line([on(-1, -0.45), on(1, -0.45)]));
  }
  return pen.drawn();
}

/** Where the fire is, and the stones round it. */
export function drawCampfires(plots: readonly Plot[]): string {
  const pen = penWith('embers', 'rubble', 'ink', 'flame');
  for (const plot of plots) {
    const hand = handOf(plot.id);
    const { middle } = frameOf(plot);
    const reach = reachOf(plot);
    pen.stroke('embers', ring(plot.outline));
    for (let i = 0; i < 11; i++) {
      const angle = (i * Math.PI * 2) / 11 + hand.shake(0.12);
      pen.stroke(
        'rubble',
        disc(
          at(middle.x + Math.cos(angle) * reach * 0.86, middle.y + Math.sin(angle) * reach * 0.86),
          reach * hand.between(0.12, 0.17),
        ),
      );
    }
    for (let i = 0; i < 4; i++) {
      const angle = (i * Math.PI) / 4 + hand.shake(0.3);
      const [dx, dy] = [Math.cos(angle) * reach * 0.6, Math.sin(angle) * reach * 0.6];
      pen.stroke('ink', line([at(middle.x - dx, middle.y - dy), at(middle.x + dx, middle.y + dy)]));
    }
    const tip = at(middle.x, middle.y - reach * 0.55);
    const foot = at(middle.x, middle.y + reach * 0.35);
    const bulge = reach * 0.42;
    pen.stroke(
      'flame',
      `M${pair(tip)}Q${pair(at(tip.x + bulge * 0.4, between(tip, foot, 0.4).y))} ${pair(at(foot.x + bulge, between(tip, foot, 0.6).y))}Q${pair(at(foot.x + bulge, foot.y))} ${pair(foot)}Q${pair(at(foot.x - bulge, foot.y))} ${pair(at(foot.x - bulge, between(tip, foot, 0.55).y))}Q${pair(at(tip.x - bulge * 0.2, between(tip, foot, 0.5).y))} ${pair(tip)}Z`,
    );
  }
  return pen.drawn();
}
