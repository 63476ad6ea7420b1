import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Body } from '../ground/piece.ts';
import { legalPlace, placeRefusal } from '../move/stand.ts';
import {
  area,
  block,
  bodyAt as body,
  FOOT,
  rectangle,
  tableWith,
  WALKER,
  wall,
} from '../samples.spec-support.ts';
import { nearestPlace } from './place.ts';

const RULES = { gait: WALKER };
const SEARCH = { gait: WALKER, ring: 0.1, limit: 6 };

describe('a place for a figure', () => {
  const table = tableWith([
    wall(rectangle(5, 5, 6, 9), 2),
    block(rectangle(10, 5, 14, 9), 3),
    area(rectangle(16, 5, 20, 9), 'impassable'),
  ]);

  it('is wholly on the table, on ground that may be entered, clear of sides and other bases', () => {
    expect(placeRefusal(table, body(2, 2), [], RULES)).toBeNull();
    expect(placeRefusal(table, body(0.4, 2), [], RULES)).toBe('off-table');
    expect(placeRefusal(table, body(4.6, 7), [], RULES)).toBe('side');
    expect(placeRefusal(table, body(18, 7), [], RULES)).toBe('ground');
    expect(placeRefusal(table, body(2, 2), [body(2.9, 2)], RULES)).toBe('body');
    expect(placeRefusal(table, body(2, 2), [body(2.984, 2)], RULES)).toBeNull();
  });

  it('is on a roof, not in the house; a base may overhang', () => {
    expect(placeRefusal(table, body(10.1, 7, 3), [], RULES)).toBeNull();
    expect(placeRefusal(table, body(12, 7), [], RULES)).toBe('side');
    expect(placeRefusal(table, body(12, 2, 3), [], RULES)).toBe('floating');
  });

  it('is on the side of a wall for who hangs there', () => {
    expect(placeRefusal(table, body(9.508, 7, 1.5), [], RULES)).toBe('floating');
    expect(placeRefusal(table, body(9.508, 7, 1.5), [], { ...RULES, hanging: true })).toBeNull();
  });

  it('may lie over somebody when the levels differ by the height of the lower', () => {
    expect(placeRefusal(table, body(10.1, 7, 3), [body(9.5, 7, 2)], RULES)).toBeNull();
    expect(placeRefusal(table, body(10.1, 7, 3), [body(9.5, 7, 2.5)], RULES)).toBe('body');
  });

  it('is looked for in rings, clockwise from the top', () => {
    expect(nearestPlace(table, body(0, 0), { x: 2, y: 2, z: 0 }, [], SEARCH)).toEqual({ x: 2, y: 2, z: 0 });
    const taken = nearestPlace(table, body(0, 0), { x: 2, y: 2, z: 0 }, [body(2, 2)], SEARCH);
    expect(taken).toEqual({ x: 2, y: 3, z: 0 });
    const accept = (there: Body) => there.y < 1.5;
    const south = nearestPlace(table, body(0, 0), { x: 2, y: 2, z: 0 }, [body(2, 2)], { ...SEARCH, accept });
    expect(south!.y).toBeLessThan(1.5);
    expect(
      nearestPlace(table, body(0, 0), { x: 2, y: 2, z: 0 }, [body(2, 2)], { ...SEARCH, limit: 0.9 }),
    ).toBeNull();
  });

  it('is found on the nearest level, within the levels asked for', () => {
    const spot = { x: 10.2, y: 7, z: 0 };
    expect(nearestPlace(table, body(0, 0), spot, [], SEARCH)).toEqual({ x: 10.2, y: 7, z: 3 });
    expect(nearestPlace(table, body(0, 0), spot, [], { ...SEARCH, levels: 1 })).toMatchObject({ z: 0 });
  });

  it('is always legal when it is found', () => {
    const coordinate = fc.double({ min: 0, max: 24, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, ox, oy) => {
        const others = [body(ox, oy), body(ox, oy + 0.984)];
        const found = nearestPlace(table, body(0, 0), { x, y, z: 0 }, others, SEARCH);
        expect(found).not.toBeNull();
        expect(legalPlace(table, { ...found!, ...FOOT }, others, RULES)).toBe(true);
      }),
    );
  });
});
