import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../ground/directions.ts';
import type { Body, Piece, SightClass, Spot } from '../ground/piece.ts';
import { type Table, tableOf } from '../ground/table.ts';
import { explain, type SightLine } from './explain.ts';
import { look } from './look.ts';
import { type SightPattern, sightPattern } from './pattern.ts';
import type { Sight, SightRules } from './rules.ts';

const SIZE = 24;
const RUNS = 1500;
const NUDGE = 1e-9;
const SLACK = 1e-6;

interface Line {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
}

/** Even-odd, with a ray along y: not the code under test. */
function contains(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i += 2) {
    const x0 = outline[i]!;
    const y0 = outline[i + 1]!;
    const x1 = outline[(i + 2) % outline.length]!;
    const y1 = outline[(i + 3) % outline.length]!;
    if (x0 > x !== x1 > x && y < y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)) inside = !inside;
  }
  return inside;
}

function at(line: Line, t: number): Spot {
  const { from, to } = line;
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
    z: from.z + (to.z - from.z) * t,
  };
}

function breaksAtHeights(line: Line, heights: readonly number[]): number[] {
  return heights.map((height) => (height - NUDGE - line.from.z) / (line.to.z - line.from.z));
}

function breaksAtEdges(line: Line, outline: readonly number[]): number[] {
  const dx = line.to.x - line.from.x;
  const dy = line.to.y - line.from.y;
  const breaks: number[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i]! - line.from.x;
    const y = outline[i + 1]! - line.from.y;
    const ex = outline[(i + 2) % outline.length]! - outline[i]!;
    const ey = outline[(i + 3) % outline.length]! - outline[i + 1]!;
    breaks.push((x * ey - y * ex) / (dx * ey - dy * ex));
  }
  return breaks;
}

function breaksAtCircle(line: Line, { x, y, radius }: Body): number[] {
  const dx = line.to.x - line.from.x;
  const dy = line.to.y - line.from.y;
  const fx = line.from.x - x;
  const fy = line.from.y - y;
  const a = dx * dx + dy * dy;
  const b = fx * dx + fy * dy;
  const root = Math.sqrt(b * b - a * (fx * fx + fy * fy - radius * radius));
  return [(-b - root) / a, (-b + root) / a];
}

/** Length of the line, beyond `near`, for which `holds` at the middle of each part between the breaks. */
function lengthWhere(
  line: Line,
  breaks: readonly number[],
  near: number,
  holds: (spot: Spot) => boolean,
): number {
  const start = near / line.length;
  const cuts = [start, 1, ...breaks].filter((t) => t >= start && t <= 1).sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i + 1 < cuts.length; i++) {
    if (holds(at(line, (cuts[i]! + cuts[i + 1]!) / 2))) sum += cuts[i + 1]! - cuts[i]!;
  }
  return sum * line.length;
}

function atHeight(z: number, base: number, top: number): boolean {
  return z >= base - NUDGE && z < top - NUDGE;
}

function inPieces(line: Line, pieces: readonly Piece[], near: number): number {
  const breaks = pieces.flatMap((p) => [
    ...breaksAtEdges(line, p.outline),
    ...breaksAtHeights(line, [p.base, p.top]),
  ]);
  return lengthWhere(line, breaks, near, ({ x, y, z }) =>
    pieces.some((p) => atHeight(z, p.base, p.top) && contains(p.outline, x, y)),
  );
}

function inScreen(line: Line, screen: Body): boolean {
  const top = screen.z + screen.height;
  const breaks = [...breaksAtCircle(line, screen), ...breaksAtHeights(line, [screen.z, top])];
  const inside = lengthWhere(line, breaks, 0, ({ x, y, z }) => {
    const dx = x - screen.x;
    const dy = y - screen.y;
    return atHeight(z, screen.z, top) && dx * dx + dy * dy < screen.radius * screen.radius;
  });
  return inside > SLACK;
}

function stateOf(line: Line, pieces: readonly Piece[], rules: SightRules, screened: boolean) {
  const solid = pieces.filter((piece) => piece.sight === 'solid');
  const obscuring = pieces.filter((piece) => piece.sight === 'obscuring');
  if (solid.some((piece) => inPieces(line, [piece], 0) > rules.tolerance + SLACK)) return 'stopped';
  if (inPieces(line, obscuring, 0) > rules.obscuringDepth + SLACK) return 'stopped';
  if (screened && rules.figures === 'block') return 'stopped';
  if (screened && rules.figures === 'cover') return 'obscured';
  return inPieces(line, obscuring, rules.ignoreNear) > SLACK ? 'obscured' : 'clear';
}

/** The reference: every line against every piece, cut at every edge, with no boxes and nothing shared. */
function lookSlowly(
  table: Table,
  eye: Spot,
  target: Spot,
  pattern: SightPattern,
  rules: SightRules,
  screens: readonly Body[],
): Sight {
  const pieces = table.pieces.filter((_, p) => !rules.ignores?.(p));
  const plan = Math.sqrt((target.x - eye.x) * (target.x - eye.x) + (target.y - eye.y) * (target.y - eye.y));
  const [ax, ay] = plan === 0 ? [0, 1] : [(target.x - eye.x) / plan, (target.y - eye.y) / plan];
  const back = plan === 0 ? 0.001 : 0;
  let stopped = 0;
  let obscured = 0;
  pattern.points.forEach(({ across, height }, i) => {
    const lineAside = (aside: number): Line => {
      const from = { x: eye.x + ay * aside - ax * back, y: eye.y - ax * aside - ay * back, z: eye.z };
      const end = across + aside;
      const to = { x: target.x + ay * end, y: target.y - ax * end, z: target.z + height };
      const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
      return { from, to, length: Math.sqrt(dx * dx + dy * dy + dz * dz) };
    };
    const screened = screens.some((screen) => inScreen(lineAside(0), screen));
    const states = [-NUDGE, NUDGE].map((aside) => stateOf(lineAside(aside), pieces, rules, screened));
    if (states.every((state) => state === 'stopped')) stopped |= 1 << i;
    else if (states.every((state) => state !== 'clear')) obscured |= 1 << i;
  });
  const visible = stopped !== pattern.all;
  return { visible, cover: visible && (stopped | obscured) !== 0, stopped, obscured };
}

const whole = (max: number) => fc.integer({ min: 0, max });
const quarter = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((n) => n / 4);

const thousandth = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((n) => n / 1000);

/** A star of up to twelve corners: any shape, concave, off every grid. */
const star = fc
  .tuple(
    whole(SIZE),
    whole(SIZE),
    fc.array(fc.double({ min: 0.3, max: 5, noNaN: true }), { minLength: 3, maxLength: 12 }),
  )
  .map(([x, y, radii]) =>
    radii.flatMap((radius, i) => {
      const [dx, dy] = DIRECTIONS[71 - Math.floor((i * 72) / radii.length)]!;
      return [x + dx * radius, y + dy * radius];
    }),
  );

/** A U of whole numbers: edges and corners that lines touch exactly. */
const horseshoe = fc
  .tuple(whole(SIZE), whole(SIZE), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 }))
  .map(([x, y, w, d]) => [
    x,
    y,
    x + 3 * w,
    y,
    x + 3 * w,
    y + d + 1,
    x + 2 * w,
    y + d + 1,
    x + 2 * w,
    y + 1,
    x + w,
    y + 1,
    x + w,
    y + d + 1,
    x,
    y + d + 1,
  ]);

const box = fc
  .tuple(whole(SIZE), whole(SIZE), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([x, y, w, d]) => [x, y, x + w, y, x + w, y + d, x, y + d]);

const piece = fc
  .record({
    outline: fc.oneof(star, horseshoe, box),
    base: fc.oneof(fc.constant(0), quarter(2)),
    thickness: fc.constantFrom(0.25, 0.5, 1, 2, 6),
    sight: fc.constantFrom<SightClass>('solid', 'solid', 'obscuring', 'obscuring', 'clear'),
  })
  .map(
    ({ outline, base, thickness, sight }): Omit<Piece, 'id'> => ({
      outline,
      base,
      top: base + thickness,
      sight,
      ground: 'open',
      solid: false,
      climbable: true,
      surface: 'none',
      flags: [],
      guarded: [],
      ramps: [],
    }),
  );

const table = fc.array(piece, { maxLength: 9 }).map((pieces) =>
  tableOf({
    width: SIZE,
    depth: SIZE,
    grid: 1000,
    pieces: pieces.map((p, i) => ({ ...p, id: `p${i}` })),
    regions: {},
    links: [],
  }),
);

const spot = fc.oneof(
  fc.record({ x: whole(SIZE), y: whole(SIZE), z: quarter(3) }),
  fc.record({ x: thousandth(SIZE), y: thousandth(SIZE), z: thousandth(7) }),
);

const screens = fc.array(
  fc.record({
    x: quarter(SIZE),
    y: quarter(SIZE),
    z: quarter(3),
    radius: fc.constantFrom(0.25, 0.5),
    height: fc.constantFrom(1, 2),
  }),
  { maxLength: 6 },
);

const pattern = fc
  .array(
    fc.record({
      across: fc.constantFrom(-1, -0.25, -0.1, 0, 0.1, 0.25),
      height: fc.constantFrom(0, 0.15, 0.5, 0.75, 1, 2),
    }),
    {
      minLength: 1,
      maxLength: 31,
    },
  )
  .map(sightPattern);

const rules = fc
  .record({
    tolerance: fc.constantFrom(0, 0.01, 0.5),
    obscuringDepth: fc.constantFrom(0, 2, 4, Number.POSITIVE_INFINITY),
    ignoreNear: fc.constantFrom(0, 1, 3),
    figures: fc.constantFrom<SightRules['figures']>('cover', 'block', 'ignore'),
    ignored: fc.constantFrom(-1, -1, 0, 1),
  })
  .map(({ ignored, ...rest }): SightRules => ({ ...rest, ignores: (p) => p === ignored }));

const CLOSE = 1e-4;

/** Whether the point lies on the line and in, or at the boundary of, what is said to be there. */
function plausible(
  line: SightLine,
  table: Table,
  eye: Spot,
  rules: SightRules,
  screens: readonly Body[],
): boolean {
  const { end, by, at: met, state } = line;
  if (by === null || met === null) return state === 'clear' && by === met;
  const from = between(eye, met);
  const onLine = Math.abs(from + between(met, end) - between(eye, end)) < 2 * CLOSE + 0.002;
  if (by.kind === 'screen') {
    const screen = screens[by.screen]!;
    const beside = between({ ...met, z: 0 }, { ...screen, z: 0 });
    return (
      onLine && beside < screen.radius + CLOSE && withinHeights(met.z, screen.z, screen.z + screen.height)
    );
  }
  const { outline, base, top, id } = table.pieces[by.piece]!;
  const inOrAt = [0, CLOSE, -CLOSE].some((dx) =>
    [0, CLOSE, -CLOSE].some((dy) => contains(outline, met.x + dx, met.y + dy)),
  );
  return onLine && id === by.id && !rules.ignores?.(by.piece) && inOrAt && withinHeights(met.z, base, top);
}

function withinHeights(z: number, base: number, top: number): boolean {
  return z > base - CLOSE && z < top + CLOSE;
}

function between(a: Spot, b: Spot): number {
  const [dx, dy, dz] = [a.x - b.x, a.y - b.y, a.z - b.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

const question = fc.tuple(table, spot, spot, pattern, rules, screens);

describe('look', () => {
  it('finds what a plain reckoning of every line against every edge finds', () => {
    fc.assert(
      fc.property(question, (q) => {
        expect(look(...q)).toEqual(lookSlowly(...q));
      }),
      { numRuns: RUNS },
    );
  });

  it('says the same as its explanation', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { lines, ...sight } = explain(...q);
        expect(look(...q)).toEqual(sight);
        expect(lines.length).toBe(q[3].points.length);
      }),
      { numRuns: RUNS },
    );
  });

  it('sees the same in the mirror, with the samples the other way round', () => {
    fc.assert(
      fc.property(question, ([plain, eye, target, points, says, figures]) => {
        const flip = <S extends Spot>(s: S): S => ({ ...s, x: SIZE - s.x });
        const mirrored = tableOf({
          ...plain.data,
          pieces: plain.pieces.map((p) => ({
            ...p,
            outline: p.outline.map((n, i) => (i % 2 === 0 ? SIZE - n : n)),
          })),
        });
        const reversed = sightPattern(
          points.points.map(({ across, height }) => ({ across: -across, height })),
        );
        const seen = look(mirrored, flip(eye), flip(target), reversed, says, figures.map(flip));
        expect(seen).toEqual(look(plain, eye, target, points, says, figures));
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it('explains a hidden line by a point on it where the obstacle really is', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { lines } = explain(...q);
        expect(lines.filter((line) => !plausible(line, q[0], q[1], q[4], q[5]))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
