import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../ground/piece.ts';
import { surfacesAt } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { area, at, block, FOOT, hill, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import type { Gait } from './gait.ts';
import { measureLeg } from './leg.ts';
import { measure } from './measure.ts';

const GHOST: Gait = { ...WALKER, over: 'through', climb: 1, descend: 1, ground: {} };
const FLYER: Gait = { ...WALKER, over: 'air', climb: 0, descend: 0, ground: { impassable: Infinity } };
const HEAVY: Gait = { ...GHOST, over: 'air', climb: 3, descend: 0.5 };
const CAT: Gait = { ...WALKER, climb: 1, descend: 1, traverse: 1, stacks: true };

const inch = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((n) => n / 1000);
const place = fc.tuple(inch(1, 23), inch(1, 23));
const outline = fc
  .tuple(inch(1, 17), inch(1, 17), inch(1, 6), inch(1, 6), inch(-1, 1), inch(-1, 1))
  .map(([x, y, w, d, lean, tilt]) => [x, y, x + w, y + tilt, x + w + lean, y + d, x + lean, y + d + tilt]);
const height = fc.constantFrom(0.2, 0.25, 0.45, 1, 1.5, 2, 3, 3.2);

const thing: fc.Arbitrary<Piece> = fc
  .tuple(fc.constantFrom('hill', 'block', 'ramped', 'bridge', 'wall', 'bog'), outline, height)
  .map(([kind, corners, top]) => {
    if (kind === 'hill') return hill(corners, top);
    if (kind === 'wall') return wall(corners, top);
    if (kind === 'bog') return area(corners, 'difficult');
    const [ax, ay, bx, by] = corners as [number, number, number, number];
    if (kind === 'ramped') return block(corners, top, { ramps: [[ax, ay, bx, by]] });
    return block(corners, top, kind === 'bridge' && top >= 1 ? { base: top - 0.1 } : {});
  });
const ground = fc.array(thing, { minLength: 1, maxLength: 6 }).map((pieces) => tableWith(pieces));
const part = fc.double({ min: 0.01, max: 0.99, noNaN: true });

const levelsOf = (table: Table) => [0, ...table.pieces.map(({ top }) => top)];

type Place = readonly [x: number, y: number, z: number];

/** A place on one of the surfaces there. */
function standing(table: Table, [x, y]: readonly [number, number], which: number): Place {
  const surfaces = surfacesAt(table, x, y);
  return [x, y, surfaces[which % surfaces.length]!.z];
}

const legCost = (table: Table, gait: Gait, a: Place, b: Place) => measureLeg(table, gait, FOOT, ...a, ...b);

describe('a leg in two parts', () => {
  it.each([
    ['through everything', GHOST],
    ['through the air', FLYER],
    ['through the air, where height has its price', HEAVY],
  ])('costs the same %s, at the best level, and less at none', (_, gait) => {
    fc.assert(
      fc.property(ground, place, place, part, fc.nat(), fc.nat(), inch(0, 4), (table, a, b, t, i, k, air) => {
        const levels = levelsOf(table);
        const from: Place = [...a, levels[i % levels.length]!];
        const to: Place = [...b, levels[k % levels.length]!];
        const whole = legCost(table, gait, from, to);
        const halves = [...levels, air].map((z) => {
          const middle: Place = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), z];
          return legCost(table, gait, from, middle) + legCost(table, gait, middle, to);
        });
        expect(Math.min(...halves)).toBeCloseTo(whole, 9);
      }),
      { numRuns: 600 },
    );
  });

  it.each([
    ['on foot', WALKER],
    ['for a climber', CAT],
  ])('costs the same %s', (_, gait) => {
    fc.assert(
      fc.property(ground, place, place, part, (table, a, b, t) => {
        const whole = measure(table, gait, FOOT, [at(...a), at(...b)]);
        fc.pre(Number.isFinite(whole.cost));
        const x = a[0] + t * (b[0] - a[0]);
        const y = a[1] + t * (b[1] - a[1]);
        const walked = whole.stretches.find(
          ({ kind, from, to }) =>
            kind === 'walk' && (x - from.x) * (x - to.x) <= 0 && (y - from.y) * (y - to.y) <= 0,
        );
        fc.pre(walked !== undefined);
        const halves = measure(table, gait, FOOT, [at(...a), at(x, y, walked!.from.z), at(...b)]);
        expect(halves.cost).toBeCloseTo(whole.cost, 9);
      }),
      { numRuns: 600 },
    );
  });

  it('costs nobody who goes through everything more than one who walks over it', () => {
    fc.assert(
      fc.property(ground, place, place, fc.nat(), fc.nat(), (table, a, b, i, k) => {
        const from = standing(table, a, i);
        const to = standing(table, b, k);
        const jumped = measure(table, GHOST, FOOT, [at(...from), { ...at(...to), by: 'jump' }]);
        const through = legCost(table, GHOST, from, to);
        expect(through).toBeLessThanOrEqual(legCost(table, CAT, from, to) + 1e-9);
        expect(through).toBeLessThanOrEqual(jumped.cost + 1e-9);
      }),
      { numRuns: 600 },
    );
  });
});
