import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../ground/table.ts';
import { area, at, block, FOOT, hill, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { measureLeg } from './leg.ts';
import { wholeWidth } from './leg-sides.ts';
import { measure, type Waypoint } from './measure.ts';

function cost(table: Table, ...path: Waypoint[]): number {
  return measure(table, WALKER, FOOT, path).cost;
}

describe('the cost of a path', () => {
  it('is its length on a bare table', () => {
    const coordinate = fc.double({ min: 1, max: 23, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
        const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
        expect(measureLeg(tableWith([]), WALKER, FOOT, ax, ay, 0, bx, by, 0)).toBeCloseTo(length, 12);
      }),
    );
  });

  it('counts difficult ground double: 1 in mud and 4 clear make 6', () => {
    const table = tableWith([area(rectangle(5, 0, 6, 24), 'difficult')]);
    expect(cost(table, at(3, 5), at(8, 5))).toBeCloseTo(6, 12);
  });

  it('counts every unit climbed double: 2 level and 2 up a wall make 6', () => {
    const table = tableWith([block(rectangle(5, 2, 9, 8), 2)]);
    expect(cost(table, at(4, 5), at(6, 5, 2))).toBeCloseTo(6, 12);
  });

  it('takes the cheaper way down: a leap of 2.5 costs 2.5, a wall of 3.5 is climbed down for 7', () => {
    const low = tableWith([block(rectangle(5, 2, 9, 8), 2.5)]);
    expect(cost(low, at(8, 5, 2.5), at(10, 5))).toBeCloseTo(2 + 2.5, 12);
    const high = tableWith([block(rectangle(5, 2, 9, 8), 3.5)]);
    expect(cost(high, at(8, 5, 3.5), at(10, 5))).toBeCloseTo(2 + 7, 12);
  });

  it('goes over a wall that cannot be stood on, up and down again', () => {
    const table = tableWith([wall(rectangle(5, 0, 5.5, 24), 2)]);
    const trace = measure(table, WALKER, FOOT, [at(4, 5), at(7, 5)]);
    expect(trace.cost).toBeCloseTo(3 + 4 + 2, 12);
    expect(trace.stretches.map(({ kind }) => kind)).toEqual(['walk', 'climb', 'walk', 'leap', 'walk']);
    expect(trace.refused).toBeNull();
  });

  it('charges 0.6 for jumping a fence 0.3 thick and 0.5 high', () => {
    const table = tableWith([wall(rectangle(5, 0, 5.3, 24), 0.5)]);
    const trace = measure(table, WALKER, FOOT, [at(4, 5), at(5, 5), { ...at(5.3, 5), by: 'jump' }, at(7, 5)]);
    expect(trace.refused).toBeNull();
    expect(trace.stretches[1]!.cost).toBeCloseTo(0.6, 12);
    expect(trace.cost).toBeCloseTo(1 + 0.6 + 1.7, 12);
  });

  it('will not let a figure jump a fence that is too high', () => {
    const table = tableWith([wall(rectangle(5, 0, 5.3, 24), 0.6)]);
    const trace = measure(table, WALKER, FOOT, [at(4, 5), at(5, 5), { ...at(5.3, 5), by: 'jump' }, at(7, 5)]);
    expect(trace.refused).toMatchObject({ code: 'jump', piece: 0 });
    expect(trace.cost).toBe(Number.POSITIVE_INFINITY);
  });

  it('lets a figure jump from roof to roof for twice the gap', () => {
    const table = tableWith([block(rectangle(2, 2, 6, 8), 3), block(rectangle(9, 2, 12, 8), 3)]);
    const trace = measure(table, WALKER, FOOT, [at(5, 5, 3), at(6, 5, 3), { ...at(9, 5, 3), by: 'jump' }]);
    expect(trace.refused).toBeNull();
    expect(trace.cost).toBeCloseTo(1 + 6, 12);
  });

  it('walks hills, kerbs and ramps without climbing', () => {
    expect(cost(tableWith([hill(rectangle(5, 2, 9, 8), 1.5)]), at(4, 5), at(6, 5, 1.5))).toBeCloseTo(2, 12);
    expect(cost(tableWith([hill(rectangle(5, 2, 9, 8), 1.5)]), at(4, 5), at(11, 5))).toBeCloseTo(7, 12);
    expect(cost(tableWith([block(rectangle(5, 2, 9, 8), 0.25)]), at(4, 5), at(6, 5, 0.25))).toBeCloseTo(
      2,
      12,
    );
    const ramped = tableWith([block(rectangle(5, 2, 9, 8), 1.5, { ramps: [[5, 2, 5, 8]] })]);
    expect(cost(ramped, at(4, 5), at(6, 5, 1.5))).toBeCloseTo(2, 12);
    expect(cost(ramped, at(6, 1), at(6, 3, 1.5))).toBeCloseTo(2 + 3, 12);
  });

  it('leads over and under a bridge, and over it only for those who do not fit below', () => {
    const bridge = block(rectangle(5, 2, 9, 8), 1.5, {
      base: 1.3,
      ramps: [
        [5, 2, 5, 8],
        [9, 2, 9, 8],
      ],
    });
    const table = tableWith([area(rectangle(6, 0, 8, 24), 'difficult'), bridge]);
    expect(cost(table, at(4, 5), at(10, 5))).toBeCloseTo(6, 12);
    expect(measure(table, WALKER, FOOT, [at(4, 5), at(10, 5)]).touched).toEqual([1]);
    expect(cost(tableWith([bridge]), at(7, 1), at(7, 9))).toBeCloseTo(8, 12);
    const rider = { radius: 0.984, height: 1.75 };
    const horse = {
      ...WALKER,
      climb: Number.POSITIVE_INFINITY,
      descend: Number.POSITIVE_INFINITY,
      clearance: 0.875,
      margin: 0.984,
    };
    expect(measureLeg(table, horse, rider, 7, 1, 0, 7, 9, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(measureLeg(table, horse, rider, 3, 5, 0, 7, 5, 1.5)).toBeCloseTo(4, 12);
  });

  it('does not slow a figure on a rock by the bog round it', () => {
    const table = tableWith([area(rectangle(4, 0, 10, 24), 'difficult'), block(rectangle(5, 2, 9, 8), 1.5)]);
    expect(cost(table, at(6, 5, 1.5), at(8, 5, 1.5))).toBeCloseTo(2, 12);
  });

  it('needs a gap as wide as the figure turned sideways, and a place for its whole base at the end', () => {
    const gate = (width: number) =>
      tableWith([wall(rectangle(5, 0, 5.5, 5), 3), wall(rectangle(5, 5 + width, 5.5, 24), 3)]);
    expect(cost(gate(0.75), at(3, 5.375), at(7, 5.375))).toBeCloseTo(4, 12);
    expect(cost(gate(0.7), at(3, 5.35), at(7, 5.35))).toBe(Number.POSITIVE_INFINITY);
    expect(measure(gate(0.75), WALKER, FOOT, [at(3, 5.375), at(5.25, 5.375)]).refused).toMatchObject({
      code: 'side',
    });
  });

  it('does not let the base brush a wall that the path does not climb', () => {
    const table = tableWith([wall(rectangle(5, 5, 8, 6), 3)]);
    expect(cost(table, at(3, 4.6), at(10, 4.6))).toBe(Number.POSITIVE_INFINITY);
    expect(cost(table, at(3, 4.509), at(10, 4.509))).toBe(Number.POSITIVE_INFINITY);
    expect(cost(table, at(3, 4.508), at(10, 4.508))).toBeCloseTo(7, 12);
  });

  it('may end part way up a climb, go on from there, and move sideways at double cost', () => {
    const table = tableWith([block(rectangle(5, 2, 9, 8), 3)]);
    const foot = at(4.508, 5);
    const hanging = at(4.508, 5, 1.5);
    expect(cost(table, at(3.508, 5), foot, hanging)).toBeCloseTo(1 + 3, 12);
    expect(cost(table, at(3.508, 5), hanging)).toBeCloseTo(1 + 3, 12);
    expect(cost(table, hanging, at(6, 5, 3))).toBeCloseTo(1.492 + 3, 9);
    expect(cost(table, hanging, at(4.508, 6, 1.5))).toBeCloseTo(2, 9);
    expect(cost(table, hanging, foot)).toBeCloseTo(1.5, 12);
    expect(cost(table, hanging, at(3.508, 5))).toBeCloseTo(2.5, 12);
    expect(measure(table, WALKER, FOOT, [hanging, at(3, 5, 1.5)]).refused).toMatchObject({
      code: 'floating',
    });
  });

  it('lets flyers ignore what lies between, and those who pass through walls pay for height alone', () => {
    const table = tableWith([block(rectangle(5, 2, 9, 8), 3), area(rectangle(10, 0, 12, 24), 'impassable')]);
    const flyer = { ...WALKER, over: 'air' as const, climb: 0, descend: 0 };
    expect(measure(table, flyer, FOOT, [at(4, 5), at(6, 5, 3)]).cost).toBeCloseTo(2, 12);
    expect(measure(table, flyer, FOOT, [at(4, 5), at(14, 5)]).refused).toBeNull();
    expect(measure(table, flyer, FOOT, [at(4, 5), at(11, 5)]).refused).toMatchObject({ code: 'ground' });
    const ghost = { ...WALKER, over: 'through' as const, climb: 1, descend: 1, ground: {} };
    expect(measure(table, ghost, FOOT, [at(4, 5), at(6, 5, 3)]).cost).toBeCloseTo(5, 12);
    expect(measure(table, ghost, FOOT, [at(4, 5), at(6, 5)]).refused).toBeNull();
  });

  it('never goes off the table, into ground it may not enter or pieces barred to it', () => {
    const table = tableWith([
      area(rectangle(10, 0, 12, 24), 'impassable'),
      area(rectangle(5, 5, 8, 8), 'open', { flags: ['structure'] }),
    ]);
    expect(measure(table, WALKER, FOOT, [at(4, 5), at(0.4, 5)]).refused).toMatchObject({ code: 'off-table' });
    expect(measure(table, WALKER, FOOT, [at(9, 5), at(11, 5)]).refused).toMatchObject({
      code: 'ground',
      piece: 0,
    });
    const horse = { ...WALKER, barred: ['structure'] };
    expect(measure(table, horse, FOOT, [at(4, 6), at(6, 6)]).refused).toMatchObject({
      code: 'barred',
      piece: 1,
    });
  });

  it('takes stairs for their price, whatever the ground, and only from near their foot', () => {
    const stairs = {
      id: 'stairs',
      ends: [
        { x: 5, y: 5, z: 0, within: 0.5 },
        { x: 8, y: 5, z: 3, within: 0.5 },
      ] as const,
      cost: 4,
      flags: [],
    };
    const table = tableWith([block(rectangle(7, 2, 11, 8), 3)], [stairs]);
    const up: Waypoint = { ...at(8, 5, 3), by: { link: 'stairs' } };
    expect(cost(table, at(3, 5), at(5, 5), up, at(9, 5, 3))).toBeCloseTo(2 + 4 + 1, 12);
    expect(measure(table, WALKER, FOOT, [at(3, 5), up]).refused).toMatchObject({ code: 'link' });
    expect(measure(table, WALKER, FOOT, [at(5, 5), { ...up, z: 0 }]).refused).toMatchObject({ code: 'link' });
  });

  it('says what is in the way also where the base only just grazes a corner, whatever the rounding', () => {
    const table = tableWith([block(rectangle(10.1, 10.1, 12.3, 12.7), 3)]);
    const whole = wholeWidth(table, WALKER, FOOT);
    const codes = new Set<string | null>();
    // Straight at the corner, and held up as near to it as numbers can tell.
    for (let n = 0; n < 5_000; n++) {
      const [dx, dy] = [-0.2 - (n % 97) / 97, -0.2 - (n % 89) / 89];
      const length = Math.sqrt(dx * dx + dy * dy);
      const to = (whole * (1 - (n % 5) * Number.EPSILON)) / length;
      const from = (whole + 1 + (n % 83) / 40) / length;
      const path = [at(10.1 + dx * from, 10.1 + dy * from), at(10.1 + dx * to, 10.1 + dy * to)];
      codes.add(measure(table, WALKER, FOOT, path).refused?.code ?? null);
    }
    expect(codes).toEqual(new Set(['side', null]));
  });
});

describe('a leg over bare table', () => {
  it('is written down as one that goes by something which does not matter', () => {
    const bare = tableWith([]);
    const beside = tableWith([area(rectangle(2, 2, 22, 22), 'open')]);
    const coordinate = fc.integer({ min: 30, max: 210 }).map((tenths) => tenths / 10);
    const spot = fc
      .tuple(coordinate, coordinate, fc.constantFrom(0, 0, WALKER.step / 2))
      .map(([x, y, z]) => at(x, y, z));
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 3 }), (path) => {
        const { touched: _, ...trace } = measure(bare, WALKER, FOOT, path);
        const { touched: __, ...other } = measure(beside, WALKER, FOOT, path);
        expect(trace).toEqual(other);
      }),
    );
  });
});
