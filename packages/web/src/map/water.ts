import { handOf } from './hash.ts';
import { natural, paced, softness } from './outline.ts';
import { type Pen, penWith } from './pen.ts';
import { scatter } from './scatter.ts';
import {
  at,
  between,
  contains,
  disc,
  distance,
  distanceToOutline,
  heading,
  line,
  num,
  type Point,
  ring,
} from './shape.ts';
import type { Sheet } from './sheet.ts';
import type { Plot } from './survey.ts';

/** Distance of each waterline from the bank: close together at first, then opening out. */
const WATERLINES = [3, 6.5, 11, 17, 24.5] as const;
const PACE = 9;
/** Nearer to the edge of the sheet than this, water goes on beyond it. */
const AT_EDGE = 2;

interface Bank {
  readonly place: Point;
  readonly inward: Point;
  /** Land lies beyond, not more water or the edge of the sheet. */
  readonly land: boolean;
}

function bankOf(
  border: readonly Point[],
  others: readonly (readonly Point[])[],
  sheets: readonly Sheet[],
): Bank[] {
  const paces = paced(border, PACE);
  const stretches = paces.map((from, i) => {
    const to = paces[(i + 1) % paces.length] ?? from;
    const along = heading(from, to);
    const inward = at(-along.y, along.x);
    const middle = between(from, to, 0.5);
    const out = at(middle.x - inward.x * 4, middle.y - inward.y * 4);
    const isLand =
      !others.some((other) => contains(other, out)) && sheets.some((sheet) => inside(sheet, out));
    return { inward, isLand };
  });
  return paces.map((place, i) => {
    const [before, after] = [stretches[(i + paces.length - 1) % paces.length]!, stretches[i]!];
    const land = before.isLand || after.isLand;
    // Where a bank runs into the edge of the sheet, it keeps its direction to the end.
    if (before.isLand !== after.isLand)
      return { place, inward: (before.isLand ? before : after).inward, land };
    return {
      place,
      inward: heading(at(0, 0), at(before.inward.x + after.inward.x, before.inward.y + after.inward.y)),
      land,
    };
  });
}

const inside = ({ left, top, width, height }: Sheet, p: Point, margin = 0): boolean =>
  p.x > left + margin && p.x < left + width - margin && p.y > top + margin && p.y < top + height - margin;

/** Unbroken runs of what passes, around a ring. */
function runs(points: readonly (Point | null)[]): Point[][] {
  const gap = points.indexOf(null);
  const turned = gap < 0 ? [...points, points[0] ?? null] : [...points.slice(gap), ...points.slice(0, gap)];
  const found: Point[][] = [[]];
  for (const p of turned) {
    if (p === null) found.push([]);
    else found[found.length - 1]!.push(p);
  }
  return found.filter((run) => run.length > 1);
}

/** Short strokes lying with the current, which runs along the banks. */
function ripples(pen: Pen, plot: Plot, border: readonly Point[], bank: readonly Bank[]): void {
  const hand = handOf(`${plot.id}/ripples`);
  let [east, south] = [0, 0];
  for (const { inward, land } of bank) {
    if (!land) continue;
    east += Math.abs(inward.y);
    south += Math.abs(inward.x);
  }
  const { spine } = plot;
  for (const p of scatter(border, 38, hand)) {
    if (distanceToOutline(p, border) < 15) continue;
    const straight = east >= south ? at(1, 0) : at(0, 1);
    const flow = spine === null || spine.line.length < 3 ? straight : flowAt(spine.line, p);
    const reach = hand.between(7, 14);
    const lift = hand.between(1.5, 3);
    pen.stroke(
      'ripples',
      `M${num(p.x)} ${num(p.y)}q${num((flow.x * reach) / 2 - flow.y * lift)} ${num((flow.y * reach) / 2 + flow.x * lift)} ` +
        `${num(flow.x * reach)} ${num(flow.y * reach)}`,
    );
  }
}

function flowAt(course: readonly Point[], p: Point): Point {
  let best = 0;
  const away = (i: number): number =>
    Math.abs((course[i]!.x + course[i + 1]!.x) / 2 - p.x) +
    Math.abs((course[i]!.y + course[i + 1]!.y) / 2 - p.y);
  for (let i = 1; i < course.length - 1; i++) if (away(i) < away(best)) best = i;
  return heading(course[best]!, course[best + 1]!);
}

/** Water with waterlining along its banks; a ford is paler, and one sees the stones. */
export function drawWaters(plots: readonly Plot[], sheets: readonly Sheet[]): string {
  const under = penWith('water', 'water ford', 'bank-shade');
  const pen = penWith('ripples', 'ford-ripples', 'ford-stones', 'bank');
  const lines = penWith(...WATERLINES.map((_, i) => `waterline waterline-${i + 1}`));
  const onEdge = (p: Point): boolean => !sheets.some((sheet) => inside(sheet, p, AT_EDGE));
  const borders = plots.map((plot) =>
    natural(plot.outline, (corner) => {
      const meets = plots.some(
        (other) => other !== plot && distanceToOutline(corner, other.outline) < AT_EDGE,
      );
      return meets || onEdge(corner) ? 0 : softness(plot.outline);
    }),
  );
  plots.forEach((plot, k) => {
    const border = borders[k]!;
    const hand = handOf(plot.id);
    const bank = bankOf(
      border,
      borders.filter((other) => other !== border),
      sheets,
    );
    const isFord = plot.kind === 'ford';
    under.stroke(isFord ? 'water ford' : 'water', ring(border));
    for (const run of runs(
      bank.map(({ place, land }) => (land ? at(place.x + hand.shake(0.9), place.y + hand.shake(0.9)) : null)),
    )) {
      pen.stroke('bank', line(run));
    }
    // The north-western banks throw their shadow on the water.
    for (const run of runs(
      bank.map(({ place, inward, land }) =>
        land && inward.x + inward.y > 0.3 ? at(place.x + inward.x * 2.5, place.y + inward.y * 2.5) : null,
      ),
    )) {
      under.stroke('bank-shade', line(run));
    }
    const banks = bank.filter(({ land }) => land).map(({ place }) => place);
    WATERLINES.forEach((inset, i) => {
      if (isFord && i > 0) return;
      const inner = bank.map(({ place, inward, land }) => {
        const p = at(place.x + inward.x * inset, place.y + inward.y * inset);
        return land &&
          (contains(border, p) || onEdge(place)) &&
          banks.every((other) => distance(p, other) > inset - 0.8)
          ? at(p.x + hand.shake(0.6), p.y + hand.shake(0.6))
          : null;
      });
      for (const run of runs(inner)) lines.stroke(`waterline waterline-${i + 1}`, line(run));
    });
    if (isFord) ford(pen, plot, border);
    else ripples(pen, plot, border, bank);
  });
  return under.drawn() + lines.drawn() + pen.drawn();
}

function ford(pen: Pen, plot: Plot, border: readonly Point[]): void {
  const hand = handOf(`${plot.id}/stones`);
  for (const p of scatter(border, 15, hand)) {
    if (hand.next() < 0.55) pen.stroke('ford-stones', disc(p, hand.between(1, 2.4)));
    else pen.stroke('ford-ripples', `M${num(p.x - 4)} ${num(p.y)}q2-2 4 0t4 0`);
  }
}
