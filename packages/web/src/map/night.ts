import { smoothRing } from './curve.ts';
import { handOf } from './hash.ts';
import { lengthUnit } from './length-unit.ts';
import { letsLightOut } from './opening.ts';
import { penWith } from './pen.ts';
import { frameOf, within } from './quadrangle.ts';
import { shadowOf } from './relief.ts';
import {
  at,
  centreOf,
  clockwise,
  contains,
  disc,
  edgesOf,
  heading,
  line,
  num,
  type Point,
  ring,
} from './shape.ts';
import type { Sheet } from './sheet.ts';
import type { Plot, Survey } from './survey.ts';

/** A square of the pad is no larger than this. */
const LARGEST = 14;

/** Squares of the pad that a constable draws on: firm lines at the ticks of the frame, fine ones between. */
export function drawSquares({ unit, scale, y }: Survey, { left, top, width, height }: Sheet): string {
  const tick = lengthUnit(unit).tick * scale;
  const parts = Math.ceil(tick / LARGEST);
  const lines: [string[], string[]] = [[], []];
  const put = (i: number, d: string): void => void lines[i % parts === 0 ? 1 : 0].push(d);
  for (let i = 1; (i * tick) / parts < width; i++) {
    put(i, `M${num(left + (i * tick) / parts)} ${num(top)}v${num(height)}`);
  }
  for (let i = 1; (i * tick) / parts < height; i++) {
    const down = y === 'south' ? (i * tick) / parts : height - (i * tick) / parts;
    put(i, `M${num(left)} ${num(top + down)}h${num(width)}`);
  }
  const [fine, firm] = lines;
  return `<path class="squares" d="${fine.join('')}"/><path class="squares squares-firm" d="${firm.join('')}"/>`;
}

/** How far a street lamp is seen to shine, from the post out. */
const POOLS = [30, 54, 84, 118] as const;

/** A post with its lantern, from above. */
export function drawLamps(plots: readonly Plot[]): string {
  const pen = penWith('shade-strong', 'lamp-arm', 'lamp-glass', 'lamp-post');
  for (const plot of plots) {
    const { middle, wide } = frameOf(plot);
    const reach = Math.max(3.4, Math.min(7, wide));
    pen.stroke('shade-strong', shadowOf(plot.outline, 2));
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      pen.stroke(
        'lamp-arm',
        line([
          at(middle.x + dx * (reach + 3), middle.y + dy * (reach + 3)),
          at(middle.x + dx * (reach + 6.5), middle.y + dy * (reach + 6.5)),
        ]),
      );
    }
    pen.stroke('lamp-glass', disc(middle, reach));
    pen.stroke('lamp-post', disc(middle, reach * 0.42));
  }
  return pen.drawn();
}

/** Night over the sheet but for lit rooms, the light of lamps, windows and open doors on it, and the lamps once more. */
export function drawNight({ left, top, width, height }: Sheet, plots: readonly Plot[]): string {
  const sheet = [
    at(left, top),
    at(left + width, top),
    at(left + width, top + height),
    at(left, top + height),
  ];
  const rooms = plots.filter(({ kind }) => kind === 'room');
  const indoors = rooms.map(({ outline }) => ring(outline)).join('');
  const beams = [
    ...plots.filter(letsLightOut).flatMap((plot) => beamOf(plot, rooms)),
    ...plots.filter(({ kind }) => kind === 'block').flatMap(windowsOf),
  ];
  const lamps = plots.filter(({ kind }) => kind === 'lamp');
  return [
    `<path class="night-wash" d="${ring(sheet)}${indoors}"/>`,
    ...lamps.flatMap(poolsOf),
    ...[1, 0.6].map(
      (share) => `<path class="lamplight" d="${beams.map((beam) => spread(beam, share)).join('')}"/>`,
    ),
  ]
    .filter((drawn) => !drawn.includes('d=""'))
    .concat(drawLamps(lamps))
    .join('');
}

/** Washes one over the other, each a little smaller. */
function poolsOf(lamp: Plot): string[] {
  const hand = handOf(`${lamp.id}/light`);
  const middle = centreOf(lamp.outline);
  return POOLS.map((reach) => {
    const rim = Array.from({ length: 14 }, (_, i) => {
      const angle = (i * Math.PI) / 7;
      const far = reach * hand.between(0.95, 1.03);
      return at(middle.x + Math.cos(angle) * far, middle.y + Math.sin(angle) * far);
    });
    return `<path class="lamplight" d="${ring(smoothRing(rim))}"/>`;
  });
}

/** Light through a gap: where it comes out, which way, and how far. */
interface Beam {
  readonly from: readonly [Point, Point];
  readonly out: Point;
  readonly reach: number;
}

function spread({ from: [a, b], out, reach }: Beam, share: number): string {
  const along = heading(a, b);
  const far = (p: Point, aside: number): Point =>
    at(
      p.x + (out.x * reach + along.x * aside * reach * 0.42) * share,
      p.y + (out.y * reach + along.y * aside * reach * 0.42) * share,
    );
  return ring([a, b, far(b, 1), far(a, -1)]);
}

/** Out of a room into the open. */
function beamOf(gap: Plot, rooms: readonly Plot[]): Beam[] {
  const frame = frameOf(gap);
  const on = within(frame);
  const away = (frame.wide + 8) / frame.wide;
  const isIndoors = (p: Point): boolean => rooms.some(({ outline }) => contains(outline, p));
  const dark = [-1, 1].filter((side) => !isIndoors(on(0, side * away)));
  const side = dark[0];
  if (dark.length !== 1 || side === undefined) return [];
  const out = heading(on(0, 0), on(0, side));
  return [{ from: [on(-1, side), on(1, side)], out, reach: Math.min(64, frame.long * 2.2) }];
}

/** Somebody is still up: a window here and there in a house that is not gone into. */
function windowsOf(house: Plot): Beam[] {
  const hand = handOf(`${house.id}/windows`);
  return edgesOf(clockwise(house.outline)).flatMap(([a, b]) => {
    const along = heading(a, b);
    const out = at(along.y, -along.x);
    const length = Math.abs((b.x - a.x) * along.x + (b.y - a.y) * along.y);
    const count = Math.floor(length / 46);
    return Array.from({ length: count }, (_, i): Beam | null => {
      if (hand.next() < 0.55) return null;
      const middle = ((i + 0.5) / count) * length;
      const place = (far: number): Point => at(a.x + along.x * far, a.y + along.y * far);
      return { from: [place(middle - 7), place(middle + 7)], out, reach: 26 };
    }).filter((beam) => beam !== null);
  });
}
