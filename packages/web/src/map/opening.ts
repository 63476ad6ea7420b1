import { handOf } from './hash.ts';
import { penWith } from './pen.ts';
import { frameOf, within } from './quadrangle.ts';
import { at, between, disc, distance, heading, line, num, type Point, pair, ring } from './shape.ts';
import type { Plot } from './survey.ts';

const has = ({ traits }: Plot, ...words: readonly string[]): boolean =>
  words.some((word) => traits.includes(word));

/** The two ends of what fills a gap in a wall, and how thick that is. */
function gapOf(plot: Plot): { from: Point; to: Point; thick: number } {
  const frame = frameOf(plot);
  const on = within(frame);
  return { from: on(-1, 0), to: on(1, 0), thick: frame.wide * 2 };
}

/** Doors as an architect draws them: the leaf across the gap, or swung away with its quarter circle. */
export function drawDoors(plots: readonly Plot[]): string {
  const pen = penWith(
    'threshold',
    'door-swing',
    'door-jamb',
    'door-leaf',
    'door-leaf door-heavy',
    'door-leaf door-steel',
    'door-iron',
    'door-splinters',
  );
  for (const plot of plots) {
    const { from, to, thick } = gapOf(plot);
    const along = heading(from, to);
    const aside = at(-along.y, along.x);
    pen.stroke('threshold', ring(plot.outline));
    for (const end of [from, to]) {
      const reach = thick * 0.85;
      pen.stroke(
        'door-jamb',
        line([
          at(end.x - aside.x * reach, end.y - aside.y * reach),
          at(end.x + aside.x * reach, end.y + aside.y * reach),
        ]),
      );
    }
    if (has(plot, 'smashed', 'broken', 'bashed')) pen.stroke('door-splinters', splinters(plot));
    else if (isOpen(plot)) openLeaf(plot, pen.stroke);
    else shutLeaf(plot, pen.stroke);
  }
  return pen.drawn();
}

const isOpen = (plot: Plot): boolean =>
  has(plot, 'open', 'ajar') || (!has(plot, 'closed', 'shut', 'locked') && !plot.solid);

type Stroke = (style: string, d: string) => void;

const leafStyle = (plot: Plot): string =>
  has(plot, 'steel', 'metal', 'armoured')
    ? 'door-leaf door-steel'
    : has(plot, 'heavy', 'reinforced')
      ? 'door-leaf door-heavy'
      : 'door-leaf';

/** A board as thick as its sort: from one point to another. */
function leaf(plot: Plot, a: Point, b: Point, stroke: Stroke): void {
  const style = leafStyle(plot);
  const { thick } = gapOf(plot);
  const half = (style === 'door-leaf' ? 0.36 : 0.56) * thick;
  const along = heading(a, b);
  const [dx, dy] = [-along.y * half, along.x * half];
  stroke(
    style,
    ring([at(a.x + dx, a.y + dy), at(b.x + dx, b.y + dy), at(b.x - dx, b.y - dy), at(a.x - dx, a.y - dy)]),
  );
  if (style === 'door-leaf door-heavy') {
    for (const t of [0.14, 0.38, 0.62, 0.86]) stroke('door-iron', disc(between(a, b, t), 0.9));
  }
  if (style === 'door-leaf door-steel') {
    const count = Math.max(3, Math.round(distance(a, b) / 6));
    for (let i = 0; i < count; i++) {
      const p = between(a, b, (i + 0.5) / count);
      stroke(
        'door-iron',
        line([
          at(p.x + dx + along.x * 2, p.y + dy + along.y * 2),
          at(p.x - dx - along.x * 2, p.y - dy - along.y * 2),
        ]),
      );
    }
  }
}

function shutLeaf(plot: Plot, stroke: Stroke): void {
  const { from, to } = gapOf(plot);
  leaf(plot, from, to, stroke);
  const knob = between(from, to, 0.88);
  if (has(plot, 'locked')) {
    const [x, y] = [num(knob.x), num(knob.y)];
    stroke('door-iron', `${disc(knob, 2.4)}M${x} ${y}v4.4`);
  }
}

function openLeaf(plot: Plot, stroke: Stroke): void {
  const { from, to } = gapOf(plot);
  const hand = handOf(plot.id);
  const [hinge, free] = hand.next() < 0.5 ? [from, to] : [to, from];
  const side = hand.next() < 0.5 ? 1 : -1;
  const along = heading(hinge, free);
  const length = distance(hinge, free);
  // A little less than square to the wall, as doors are left.
  const swung = at(
    hinge.x + (-along.y * side * 0.985 + along.x * 0.17) * length,
    hinge.y + (along.x * side * 0.985 + along.y * 0.17) * length,
  );
  const sweep = side > 0 ? 1 : 0;
  stroke('door-swing', `M${pair(free)}A${num(length)} ${num(length)} 0 0 ${sweep} ${pair(swung)}`);
  leaf(plot, hinge, swung, stroke);
}

/** What is left of a door: a jagged stump on either side, and bits between. */
function splinters(plot: Plot): string {
  const hand = handOf(plot.id);
  const frame = frameOf(plot);
  const on = within(frame);
  const stump = (end: number): string => {
    const tips = [0, 1, 2, 3].map((i) =>
      on(end * hand.between(0.6, 0.86), i % 2 === 0 ? -0.7 + i * 0.3 : -0.5 + i * 0.3),
    );
    return ring([on(end, -0.7), ...tips, on(end, 0.7)]);
  };
  const bits = Array.from({ length: 6 }, () => {
    const p = on(hand.shake(0.6), hand.shake(2.4));
    return line([p, at(p.x + hand.shake(4.5), p.y + hand.shake(4.5))]);
  });
  return stump(-1) + stump(1) + bits.join('');
}

/** Panes in the thickness of the wall; broken ones are a star of cracks. */
export function drawWindows(plots: readonly Plot[]): string {
  const pen = penWith('window-pane', 'pane-frame', 'pane-cracks');
  for (const plot of plots) {
    const on = within(frameOf(plot));
    pen.stroke('window-pane', ring(plot.outline));
    pen.stroke(
      'pane-frame',
      ring(plot.outline) +
        line([on(-1, 0), on(-0.06, 0)]) +
        line([on(0.06, 0), on(1, 0)]) +
        line([on(0, -1), on(0, 1)]),
    );
    if (!has(plot, 'broken', 'smashed')) continue;
    const hand = handOf(plot.id);
    const hit = on(hand.shake(0.4), 0);
    for (let i = 0; i < 7; i++) {
      const angle = (i * Math.PI * 2) / 7 + hand.shake(0.3);
      const reach = hand.between(5, 10);
      pen.stroke(
        'pane-cracks',
        line([hit, at(hit.x + Math.cos(angle) * reach, hit.y + Math.sin(angle) * reach)]),
      );
    }
  }
  return pen.drawn();
}

/** Whether light comes through it. */
export const letsLightOut = (plot: Plot): boolean =>
  plot.kind === 'window' ||
  (plot.kind === 'door' && (isOpen(plot) || has(plot, 'smashed', 'broken', 'bashed')));
