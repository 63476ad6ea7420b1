import { describe, expect, it } from 'vitest';
import type { Spot } from '../ground/piece.ts';
import { area, at, block, FOOT, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { measure } from './measure.ts';
import { along, backAlong } from './measure-along.ts';
import { legalPlace } from './stand.ts';

const RULES = { leapsOverspend: true, jumpsShort: false };

describe('how far a budget carries', () => {
  it('is its length on open ground and half of it in mud', () => {
    const table = tableWith([area(rectangle(8, 0, 24, 24), 'difficult')]);
    const trace = measure(table, WALKER, FOOT, [at(5, 5), at(12, 5)]);
    expect(along(table, FOOT, trace, 2, RULES).spot).toEqual({ x: 7, y: 5, z: 0 });
    expect(along(table, FOOT, trace, 6, RULES).spot).toEqual({ x: 9.5, y: 5, z: 0 });
    expect(along(table, FOOT, trace, 20, RULES)).toMatchObject({ spot: { x: 12, y: 5, z: 0 }, cost: 11 });
  });

  it('leaves a climber hanging on the wall', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 4)]);
    const trace = measure(table, WALKER, FOOT, [at(6, 5), at(9, 5, 4)]);
    const { spot } = along(table, FOOT, trace, 6, RULES);
    expect(spot).toEqual({ x: 7.508, y: 5, z: 2 });
    expect(legalPlace(table, { ...spot, ...FOOT }, [], { gait: WALKER, hanging: true })).toBe(true);
  });

  it('carries down a ledge of 2.5 with 1 left, and leaves 1.5 of 4', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 2.5)]);
    const trace = measure(table, WALKER, FOOT, [at(11, 5, 2.5), at(20, 5)]);
    expect(along(table, FOOT, trace, 2, RULES)).toMatchObject({ spot: { x: 12.492, y: 5, z: 0 }, cost: 2 });
    expect(along(table, FOOT, trace, 5, RULES).spot).toEqual({ x: 13.5, y: 5, z: 0 });
    const careful = along(table, FOOT, trace, 2, { ...RULES, leapsOverspend: false });
    expect(careful).toMatchObject({ spot: { x: 12, y: 5, z: 2.5 }, cost: 1 });
  });

  it('stops before a jump that it cannot finish, or over the gap: 1 run and 5 left are 2.5 of a gap of 4', () => {
    const table = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(10, 2, 14, 8), 3)]);
    const trace = measure(table, WALKER, FOOT, [at(5, 5, 3), at(6, 5, 3), { ...at(10, 5, 3), by: 'jump' }]);
    expect(along(table, FOOT, trace, 6, RULES)).toMatchObject({ spot: { x: 6, y: 5, z: 3 }, cost: 1 });
    expect(along(table, FOOT, trace, 6, { ...RULES, jumpsShort: true }).spot).toEqual({ x: 8.5, y: 5, z: 3 });
  });

  it('falls back to the last place with room when it runs out against a wall', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 4)]);
    const trace = measure(table, WALKER, FOOT, [at(5, 5), at(9, 5, 4)]);
    const reached = along(table, FOOT, trace, 2.8, RULES);
    expect(reached.spot).toEqual({ x: 7.8, y: 5, z: 0 });
    const fits = (spot: Spot) => legalPlace(table, { ...spot, ...FOOT }, [], { gait: WALKER });
    expect(backAlong(table, FOOT, trace, reached, 0.1, fits)).toMatchObject({
      spot: { x: 7.508, y: 5, z: 0 },
      stretch: 0,
    });
    expect(backAlong(table, FOOT, trace, reached, 0.1, () => false)).toBeNull();
  });

  it('comes down from a wall that it has no room to stop close beside, and never rests on its edge', () => {
    const table = tableWith([wall(rectangle(8, 2, 8.5, 8), 2)]);
    const trace = measure(table, WALKER, FOOT, [at(7.508, 5, 1), at(12, 5)]);
    const leap = trace.stretches.findIndex(({ kind }) => kind === 'leap');
    const cost = trace.stretches.slice(0, leap + 1).reduce((sum, stretch) => sum + stretch.cost, 0);
    const fits = (spot: Spot) => legalPlace(table, { ...spot, ...FOOT }, [], { gait: WALKER, hanging: true });
    const reached = along(table, FOOT, trace, cost + 0.2, RULES);
    expect(fits(reached.spot)).toBe(false);
    expect(fits(at(8.5, 5, 2))).toBe(false);
    expect(backAlong(table, FOOT, trace, reached, 0.1, fits)?.spot).toEqual({ x: 8.992, y: 5, z: 0 });
  });

  it('holds on lower down where there is no room higher up', () => {
    const table = tableWith([
      block(rectangle(8, 2, 12, 8), 4),
      block(rectangle(2, 2, 7.9, 8), 3, { base: 2.5 }),
    ]);
    const trace = measure(table, WALKER, FOOT, [at(7.508, 5), at(7.508, 5, 1.4)]);
    const low = (spot: Spot) => spot.z <= 0.9;
    const back = backAlong(table, FOOT, trace, along(table, FOOT, trace, 2.6, RULES), 0.1, low);
    expect(back?.spot).toEqual({ x: 7.508, y: 5, z: 0.9 });
  });

  it('drops a climber who lets go straight down', () => {
    const table = tableWith([block(rectangle(8, 2, 12, 8), 4)]);
    const trace = measure(table, WALKER, FOOT, [at(7.508, 5, 2), at(7.508, 5)]);
    expect(along(table, FOOT, trace, 1, RULES).spot).toEqual({ x: 7.508, y: 5, z: 0 });
  });
});
