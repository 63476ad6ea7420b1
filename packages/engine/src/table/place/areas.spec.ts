import { describe, expect, it } from 'vitest';
import { at, block, bodyAt, FOOT, rectangle, roomsWith, WALKER } from '../samples.spec-support.ts';
import { dropsNear, landing } from './fall.ts';
import { nearestPlace } from './place.ts';
import { shift } from './shift.ts';

const table = roomsWith([]);
const SEARCH = { gait: WALKER, ring: 0.1, limit: 60 };
const STRAIGHT = { gait: WALKER, others: [], keepAway: [], drop: { atLeast: 1, falls: false } };

describe('the nearest place', () => {
  it('is in the area of the spot, at its edge when the spot is beyond it', () => {
    const found = nearestPlace(table, bodyAt(0, 0), at(6, 13), [], SEARCH)!;
    expect(found.y).toBeCloseTo(11.5, 1);
    expect(nearestPlace(table, bodyAt(0, 0), at(6, 31), [], SEARCH)!.y).toBeCloseTo(32.5, 1);
  });

  it('is never in another area, however full this one is', () => {
    const full = { x: 6, y: 6, z: 0, radius: 30, height: 1 };
    const shut = roomsWith([block(rectangle(0, 0, 12, 12), 5, { surface: 'none' })]);
    expect(nearestPlace(shut, bodyAt(0, 0), at(6, 6), [], SEARCH)).toBeNull();
    expect(nearestPlace(table, bodyAt(0, 0), at(6, 6), [full], SEARCH)).toBeNull();
    expect(nearestPlace(shut, bodyAt(0, 0), at(6, 38), [], SEARCH)).toEqual(at(6, 38));
  });
});

describe('a shift', () => {
  it('stops at the edge of its area', () => {
    const north = shift(table, bodyAt(6, 10), 0, 1, 40, STRAIGHT);
    expect(north).toMatchObject({ end: at(6, 11.508), stoppedBy: { why: 'edge', index: 3 } });
    const south = shift(table, bodyAt(6, 34), 0, -1, 40, STRAIGHT);
    expect(south).toMatchObject({ end: at(6, 32.492), stoppedBy: { why: 'edge', index: 1 } });
  });
});

describe('a fall', () => {
  it('ends in its own area', () => {
    const roofed = roomsWith([block(rectangle(4, 34, 8, 44), 4)]);
    const body = bodyAt(4.3, 40, 4);
    const [drop] = dropsNear(roofed, body, { gait: WALKER, within: 1, atLeast: 1, guardHeight: 0.25 });
    const foot = landing(roofed, body, drop!);
    expect(nearestPlace(roofed, body, foot, [], SEARCH)).toEqual(foot);
    expect(foot).toMatchObject({ y: 40, z: 0 });
    expect(foot.x).toBeLessThanOrEqual(4 - FOOT.radius + 0.001);
  });
});
