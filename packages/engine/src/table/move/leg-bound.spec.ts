import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../ground/table.ts';
import { area, at, block, FOOT, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import type { Gait } from './gait.ts';
import { measureJump } from './leg-jump.ts';
import { measure, type Waypoint } from './measure.ts';
import { along } from './measure-along.ts';
import type { Trace } from './stretch.ts';

const jump = (x: number, y: number, z = 0): Waypoint => ({ x, y, z, by: 'jump' });
const drop = (x: number, y: number, z = 0): Waypoint => ({ x, y, z, by: 'drop' });

function over(table: Table, path: Waypoint[], gait: Gait = WALKER): Trace {
  return measure(table, gait, FOOT, path);
}

function kinds({ stretches }: Trace): string[] {
  return stretches.map(({ kind }) => kind);
}

const roofs = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(9, 2, 14, 8), 3)]);
const fence = tableWith([wall(rectangle(5, 0, 5.3, 24), 0.5)]);
const cliff = tableWith([block(rectangle(8, 2, 12, 8), 2.5)]);
const tower = tableWith([block(rectangle(8, 2, 12, 8), 5)]);

describe('a leg that jumps', () => {
  it('pays double only for what lies over the gap', () => {
    const trace = over(roofs, [at(5, 5, 3), jump(10, 5, 3)]);
    expect(trace.refused).toBeNull();
    expect(kinds(trace)).toEqual(['walk', 'jump', 'walk']);
    expect(trace.cost).toBeCloseTo(1 + 2 * 3 + 1, 12);
    expect(trace.stretches[1]).toMatchObject({ from: { x: 6, z: 3 }, to: { x: 9, z: 3 } });
  });

  it('pays double only for what lies over the obstacle', () => {
    expect(over(fence, [at(4, 5), jump(7, 5)]).cost).toBeCloseTo(1 + 0.6 + 1.7, 12);
    expect(
      over(tableWith([wall(rectangle(5, 0, 5.3, 24), 0.6)]), [at(4, 5), jump(7, 5)]).refused,
    ).toMatchObject({
      code: 'jump',
      piece: 0,
    });
  });

  it('costs the same wherever its waypoints lie, on the edges or before and behind them', () => {
    const before = fc.integer({ min: 3000, max: 6000 }).map((n) => n / 1000);
    const behind = fc.integer({ min: 9000, max: 13000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(before, behind, (x, y) => {
        const path = [at(3, 5, 3), at(x, 5, 3), jump(y, 5, 3), at(13, 5, 3)];
        expect(over(roofs, path).cost).toBeCloseTo(3 + 6 + 4, 9);
        const a = { x, y: 5, z: 3 };
        expect(measureJump(roofs, WALKER, FOOT, a, { x: y, y: 5, z: 3 })).toBeCloseTo(6 - x + 6 + y - 9, 9);
      }),
    );
  });

  it('walks mud before it and an island between two gaps, each at its own cost', () => {
    const table = tableWith([
      area(rectangle(2, 0, 4, 24), 'difficult'),
      area(rectangle(6, 0, 7, 24), 'impassable'),
      area(rectangle(8, 0, 9, 24), 'impassable'),
    ]);
    const trace = over(table, [at(3, 5), jump(10, 5)]);
    expect(kinds(trace)).toEqual(['walk', 'walk', 'jump', 'walk', 'jump', 'walk']);
    expect(trace.cost).toBeCloseTo(2 + 2 + 2 + 1 + 2 + 1, 12);
  });

  it('never jumps over ground that can be walked, however slow', () => {
    const table = tableWith([area(rectangle(5, 0, 6, 24), 'difficult')]);
    const slow = { ...WALKER, ground: { difficult: 3 } };
    expect(over(table, [at(4, 5), jump(7, 5)], slow).cost).toBeCloseTo(1 + 3 + 1, 12);
  });

  it('leaps down to a lower roof at the end of it, and cannot rise', () => {
    const lower = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(8, 2, 14, 8), 1)]);
    const trace = over(lower, [at(5, 5, 3), jump(10, 5, 1)]);
    expect(kinds(trace)).toEqual(['walk', 'jump', 'leap', 'walk']);
    expect(trace.cost).toBeCloseTo(1 + 4 + 2 + 2, 12);
    expect(over(lower, [at(9, 5, 1), jump(5, 5, 3)]).refused).toMatchObject({ code: 'jump' });
  });

  it('multiplies with the ground of the take-off where factors do', () => {
    const table = tableWith([area(rectangle(2, 0, 5, 24), 'difficult'), wall(rectangle(5, 0, 5.3, 24), 0.5)]);
    expect(over(table, [at(4, 5), jump(6, 5)], { ...WALKER, stacks: true }).cost).toBeCloseTo(
      2 + 1.2 + 0.7,
      12,
    );
  });

  it('is lengthened from where it hangs over the gap: 4 wide, 1 run and 5 left are 2.5 of it, 3 more land it', () => {
    const wide = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(10, 2, 14, 8), 3)]);
    const trace = over(wide, [at(5, 5, 3), jump(11, 5, 3)]);
    const short = along(wide, FOOT, trace, 6, { leapsOverspend: true, jumpsShort: true });
    expect(short).toMatchObject({ spot: { x: 8.5, y: 5, z: 3 }, stretch: 1, cost: 6 });
    const rest = over(wide, [short.spot, jump(11, 5, 3)]);
    expect(rest.refused).toBeNull();
    expect(rest.cost).toBeCloseTo(3 + 1, 12);
    const lengthened = along(wide, FOOT, rest, 2, { leapsOverspend: true, jumpsShort: true });
    expect(lengthened.spot).toEqual({ x: 9.5, y: 5, z: 3 });
  });

  it('keeps clear of walls too high to jump', () => {
    const gate = tableWith([area(rectangle(6, 0, 8, 24), 'impassable'), wall(rectangle(6, 5.2, 8, 10), 3)]);
    expect(over(gate, [at(5, 5), jump(9, 5)]).refused).toMatchObject({ code: 'jump' });
    expect(over(gate, [at(5, 4.8), jump(9, 4.8)]).refused).toMatchObject({ code: 'jump' });
    expect(over(gate, [at(5, 4.7), jump(9, 4.7)]).refused).toBeNull();
  });
});

describe('a leg that drops', () => {
  it('leaves the edge and lands below at the cost of a leap', () => {
    const trace = over(cliff, [at(11, 5, 2.5), drop(13, 5)]);
    expect(kinds(trace)).toEqual(['walk', 'leap', 'walk']);
    expect(trace.cost).toBeCloseTo(1 + 2.5 + 1, 12);
  });

  it('is taken where climbing down would be cheaper', () => {
    const cat = { ...WALKER, descend: 0.5 };
    expect(kinds(over(cliff, [at(11, 5, 2.5), at(13, 5)], cat))).toEqual(['walk', 'descend', 'walk']);
    expect(kinds(over(cliff, [at(11, 5, 2.5), drop(13, 5)], cat))).toEqual(['walk', 'leap', 'walk']);
  });

  it('is a fall beyond the greatest leap: it costs nothing, tells its height and ends the move', () => {
    expect(kinds(over(tower, [at(11, 5, 5), at(12.5, 5)]))).toContain('descend');
    const trace = over(tower, [at(11, 5, 5), drop(12.5, 5)]);
    expect(trace.refused).toBeNull();
    expect(trace.stretches[1]).toMatchObject({ kind: 'fall', rise: -5, cost: 0, piece: 0 });
    const reached = along(tower, FOOT, trace, 6, { leapsOverspend: true, jumpsShort: false });
    expect(reached).toEqual({ spot: { x: 12.492, y: 5, z: 0 }, cost: 1, stretch: 1, part: 1 });
    const nobody = over(cliff, [at(11, 5, 2.5), drop(13, 5)], { ...WALKER, leap: null });
    expect(nobody.stretches[1]).toMatchObject({ kind: 'fall', rise: -2.5 });
  });

  it('lets go of a face', () => {
    const trace = over(tower, [at(7.508, 5, 4), drop(7.508, 5)]);
    expect(trace.stretches).toMatchObject([{ kind: 'fall', rise: -4, piece: 0 }]);
    expect(kinds(over(tower, [at(7.508, 5, 2), drop(7.508, 5)]))).toEqual(['leap']);
  });

  it('needs an edge to drop from', () => {
    expect(over(cliff, [at(11, 5, 2.5), drop(9, 5, 2.5)]).refused).toMatchObject({ code: 'drop' });
    expect(over(cliff, [at(5, 5), drop(9, 5, 2.5)]).refused).toMatchObject({ code: 'drop' });
    const slope = tableWith([hill(rectangle(8, 2, 12, 8), 1.5)]);
    expect(over(slope, [at(11, 5, 1.5), drop(13, 5)]).refused).toMatchObject({ code: 'drop' });
  });

  it('goes from roof to lower roof and on to the ground', () => {
    const stairs = tableWith([block(rectangle(4, 2, 8, 8), 5), block(rectangle(8, 2, 10, 8), 3)]);
    const trace = over(stairs, [at(7, 5, 5), drop(11, 5)]);
    expect(kinds(trace)).toEqual(['walk', 'leap', 'walk', 'leap', 'walk']);
    expect(trace.cost).toBeCloseTo(1 + 2 + 2 + 3 + 1, 12);
  });
});
