import { describe, expect, it } from 'vitest';
import { block, bodyAt as body, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { type DropRules, dropsNear, landing, nearestDrop } from './fall.ts';

const RULES: DropRules = { gait: WALKER, within: 1, atLeast: 1, guardHeight: 0.25 };

describe('the danger of falling', () => {
  const roof = block(rectangle(4, 4, 10, 10), 3);

  it('lies at the nearest unguarded edge within 1 of the base', () => {
    const drop = nearestDrop(tableWith([roof]), body(9, 7, 3), RULES);
    expect(drop).toMatchObject({ x: 10, y: 7, z: 0, drop: 3, piece: 0 });
    expect(drop!.distance).toBeCloseTo(0.508, 12);
    expect(nearestDrop(tableWith([roof]), body(7, 7, 3), RULES)).toBeNull();
  });

  it('is everywhere equally near in a corner', () => {
    const drops = dropsNear(tableWith([roof]), body(9, 9, 3), RULES);
    expect(drops.map(({ distance }) => distance)).toEqual([drops[0]!.distance, drops[0]!.distance]);
  });

  it('is not where a railing runs, and is where it ends', () => {
    const half = tableWith([{ ...roof, guarded: [[10, 4, 10, 7.5]] }]);
    const drop = nearestDrop(half, body(9.5, 7, 3), RULES);
    expect(drop).toMatchObject({ x: 10, y: 7.5 });
    expect(nearestDrop(tableWith([{ ...roof, guarded: true }]), body(9.5, 7, 3), RULES)).toBeNull();
  });

  it('is neither on a hill nor at a ramp nor over a low step', () => {
    expect(nearestDrop(tableWith([hill(rectangle(4, 4, 10, 10), 3)]), body(9.5, 7, 3), RULES)).toBeNull();
    const ramped = tableWith([{ ...roof, ramps: [[10, 4, 10, 10]] as const }]);
    expect(nearestDrop(ramped, body(9.5, 7, 3), RULES)).toBeNull();
    expect(
      nearestDrop(tableWith([block(rectangle(4, 4, 10, 10), 0.9)]), body(9.5, 7, 0.9), RULES),
    ).toBeNull();
  });

  it('is not behind a parapet, nor where the next roof joins on', () => {
    const parapet = wall(rectangle(9.8, 4, 10, 10), 3.5, { base: 3 });
    expect(nearestDrop(tableWith([roof, parapet]), body(9.2, 7, 3), RULES)).toBeNull();
    const joined = tableWith([roof, block(rectangle(10, 4, 14, 10), 2.5)]);
    expect(nearestDrop(joined, body(9.5, 7, 3), RULES)).toBeNull();
    const partly = tableWith([roof, block(rectangle(10, 4, 14, 7.2), 2.5)]);
    const drop = nearestDrop(partly, body(9.5, 7, 3), RULES);
    expect(drop).toMatchObject({ x: 10, z: 0 });
    expect(drop!.y).toBeCloseTo(7.2, 12);
  });

  it('is straight below one who hangs on a wall, from a height of 1', () => {
    const drop = nearestDrop(tableWith([roof]), body(3.508, 7, 1.5), RULES);
    expect(drop).toMatchObject({ z: 0, drop: 1.5, distance: 0, piece: 0 });
    expect(landing(tableWith([roof]), body(3.508, 7, 1.5), drop!)).toEqual({ x: 3.508, y: 7, z: 0 });
    expect(nearestDrop(tableWith([roof]), body(3.508, 7, 0.9), RULES)).toBeNull();
  });

  it('ends at the bottom, just clear of the wall', () => {
    const table = tableWith([roof]);
    const figure = body(9, 7, 3);
    expect(landing(table, figure, nearestDrop(table, figure, RULES)!)).toEqual({ x: 10.492, y: 7, z: 0 });
  });
});
