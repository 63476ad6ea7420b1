import { describe, expect, it } from 'vitest';
import type { Link } from '../ground/piece.ts';
import { at, bodyAt, box, FOOT, roomsWith, WALKER } from '../samples.spec-support.ts';
import type { Gait } from './gait.ts';
import { firstInterruption } from './interrupt.ts';
import { measureLeg } from './leg.ts';
import { measureJump } from './leg-jump.ts';
import { measure } from './measure.ts';
import { along } from './measure-along.ts';
import { legalPlace } from './stand.ts';

const FLYER: Gait = { ...WALKER, over: 'air', climb: 0, descend: 0 };
const GHOST: Gait = { ...FLYER, over: 'through' };
const stairs: Link = {
  id: 'stairs',
  ends: [
    { x: 6, y: 6, z: 0, within: 0.5 },
    { x: 6, y: 38, z: 0, within: 0.5 },
  ],
  cost: 2,
  flags: [],
};

describe('between the areas of a table', () => {
  it.each([
    ['walker', WALKER],
    ['flyer', FLYER],
    ['ghost', GHOST],
  ])('a %s is nowhere', (_, gait) => {
    const table = roomsWith([]);
    expect(legalPlace(table, bodyAt(6, 11.5), [], { gait })).toBe(true);
    expect(legalPlace(table, bodyAt(6, 11.6), [], { gait })).toBe(false);
    expect(legalPlace(table, bodyAt(6, 20), [], { gait })).toBe(false);
    expect(legalPlace(table, bodyAt(6, 32.4), [], { gait })).toBe(false);
    expect(legalPlace(table, bodyAt(6, 32.5), [], { gait })).toBe(true);
  });

  it.each([
    ['walker', WALKER],
    ['flyer', FLYER],
    ['ghost', GHOST],
  ])('a %s has no straight way', (_, gait) => {
    const table = roomsWith([]);
    const across = measure(table, gait, FOOT, [at(6, 10), at(6, 34)]);
    expect(across).toMatchObject({ cost: Number.POSITIVE_INFINITY, refused: { code: 'off-table' } });
    expect(measureLeg(table, gait, FOOT, 6, 10, 0, 6, 34, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(measure(table, gait, FOOT, [at(6, 34), at(6, 40)])).toMatchObject({ cost: 6, refused: null });
  });

  it('nobody jumps or drops, however narrow it is', () => {
    const near = [
      { x: 0, y: 0, width: 12, depth: 12 },
      { x: 0, y: 12.5, width: 12, depth: 12 },
    ];
    const table = roomsWith([], [], near);
    expect(measureJump(table, WALKER, FOOT, at(6, 11), at(6, 13.5))).toBe(Number.POSITIVE_INFINITY);
    for (const by of ['jump', 'drop'] as const) {
      const { refused } = measure(table, WALKER, FOOT, [at(6, 11), { ...at(6, 13.5), by }]);
      expect(refused?.code).toBe('off-table');
    }
  });
});

describe('a link between two areas', () => {
  const table = roomsWith([], [stairs]);
  const path = [at(6, 3), at(6, 5.5), { ...at(6, 38), by: { link: 'stairs' } }, at(9, 38)];

  it('is paid for, and the walk goes on beyond it', () => {
    const trace = measure(table, WALKER, FOOT, path);
    expect(trace).toMatchObject({ refused: null, end: at(9, 38) });
    expect(trace.cost).toBeCloseTo(2.5 + 2 + 3, 9);
    expect(along(table, FOOT, trace, 5.5, { leapsOverspend: true, jumpsShort: false }).spot).toEqual(
      at(7, 38),
    );
    expect(along(table, FOOT, trace, 4, { leapsOverspend: true, jumpsShort: false })).toMatchObject({
      spot: at(6, 5.5),
      cost: 2.5,
    });
  });

  it('is no way for those it is barred to', () => {
    const { refused } = measure(table, { ...WALKER, barred: ['steep'] }, FOOT, path);
    expect(refused).toBeNull();
    const steep = roomsWith([], [{ ...stairs, flags: ['steep'] }]);
    expect(measure(steep, { ...WALKER, barred: ['steep'] }, FOOT, path).refused?.code).toBe('link');
  });

  it('lets nothing on the far side be noticed before one is there', () => {
    const trace = measure(table, WALKER, FOOT, path);
    const near = (x: number, y: number) =>
      firstInterruption(table, trace, FOOT, [
        { kind: 'near', body: bodyAt(x, y), distance: 1, alsoAtStart: true },
      ]);
    expect(near(6, 39.5)).toMatchObject({ stretch: 1, part: 1, at: at(6, 38), cost: 4.5 });
    expect(near(9, 39.5)?.cost).toBeGreaterThan(5);
    expect(near(6, 20)).toBeNull();
  });
});

it('the edge of an area is the edge of the table for whoever watches for it', () => {
  const table = roomsWith([]);
  const north = measure(table, { ...WALKER, margin: 0 }, FOOT, [at(6, 6), at(6, 12)]);
  expect(firstInterruption(table, north, FOOT, [{ kind: 'edge', of: 'base' }])?.at.y).toBeCloseTo(11.508, 2);
  const south = measure(table, { ...WALKER, margin: 0 }, FOOT, [at(6, 38), at(6, 32)]);
  expect(firstInterruption(table, south, FOOT, [{ kind: 'edge', of: 'base' }])?.at.y).toBeCloseTo(32.492, 2);
});

it('terrain in an area works as on any table', () => {
  const mud = box('mud', 0, 36, 12, 2, { ground: 'difficult' });
  const table = roomsWith([mud]);
  expect(measure(table, WALKER, FOOT, [at(6, 34), at(6, 40)]).cost).toBeCloseTo(8, 9);
});
