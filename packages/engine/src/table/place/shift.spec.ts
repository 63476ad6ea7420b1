import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../ground/directions.ts';
import { distance } from '../ground/distance.ts';
import { overlaps } from '../ground/overlap.ts';
import { legalPlace } from '../move/stand.ts';
import {
  area,
  block,
  bodyAt as body,
  FOOT,
  hill,
  rectangle,
  tableWith,
  WALKER,
  wall,
} from '../samples.spec-support.ts';
import { shift } from './shift.ts';
import type { ShiftRules } from './shift-rules.ts';

function rules(more: Partial<ShiftRules> = {}): ShiftRules {
  return { gait: WALKER, others: [], keepAway: [], drop: { atLeast: 1, falls: false }, ...more };
}

describe('a straight shift', () => {
  it('goes its whole distance over open table', () => {
    const shifted = shift(tableWith([]), body(5.984, 5), 1, 0, 2, rules());
    expect(shifted).toEqual({ end: { x: 7.984, y: 5, z: 0 }, travelled: 2, stoppedBy: null, fall: null });
  });

  it('stops with the base against a wall', () => {
    const table = tableWith([wall(rectangle(7, 0, 8, 24), 3)]);
    const shifted = shift(table, body(5.984, 5), 1, 0, 2, rules());
    expect(shifted.end).toEqual({ x: 6.508, y: 5, z: 0 });
    expect(shifted.stoppedBy).toEqual({ why: 'side', index: 0 });
  });

  it('takes kerbs and slopes and ignores difficult ground', () => {
    const table = tableWith([
      wall(rectangle(6, 0, 6.2, 24), 0.25),
      hill(rectangle(7, 0, 12, 24), 1.5),
      area(rectangle(0, 0, 7, 24), 'difficult'),
    ]);
    expect(shift(table, body(5.5, 5), 1, 0, 3, rules()).end).toEqual({ x: 8.5, y: 5, z: 1.5 });
  });

  it('stops where ground begins that may not be entered, and at the edge of the table', () => {
    const table = tableWith([area(rectangle(7, 0, 9, 24), 'impassable')]);
    expect(shift(table, body(6, 5), 1, 0, 2, rules()).end.x).toBe(7);
    const off = shift(table, body(1, 5), -1, 0, 2, rules());
    expect(off.end.x).toBe(0.492);
    expect(off.stoppedBy?.why).toBe('edge');
  });

  it('stops at an unguarded drop of 1, or falls where the rules say so, but steps off a low pew', () => {
    const roof = tableWith([block(rectangle(4, 0, 7, 24), 2)]);
    const stopped = shift(roof, body(6, 5, 2), 1, 0, 2, rules());
    expect(stopped.end).toEqual({ x: 7, y: 5, z: 2 });
    expect(stopped.stoppedBy).toEqual({ why: 'drop', index: 0 });
    const fell = shift(roof, body(6, 5, 2), 1, 0, 2, rules({ drop: { atLeast: 1, falls: true } }));
    expect(fell.fall).toEqual({ drop: 2, z: 0, piece: 0 });
    const pew = tableWith([block(rectangle(4, 0, 7, 24), 0.5)]);
    expect(shift(pew, body(6, 5, 0.5), 1, 0, 2, rules()).end).toEqual({ x: 8, y: 5, z: 0 });
  });

  it('is held by a railing even where others would fall', () => {
    const roof = tableWith([block(rectangle(4, 0, 7, 24), 2, { guarded: [[7, 0, 7, 24]] })]);
    const held = shift(roof, body(6, 5, 2), 1, 0, 2, rules({ drop: { atLeast: 1, falls: true } }));
    expect(held.fall).toBeNull();
    expect(held.end.x).toBe(7);
  });

  it('passes friends but does not end on them', () => {
    const table = tableWith([]);
    const friend = body(7, 5);
    const others = [{ body: friend, block: 'end' as const }];
    expect(shift(table, body(5, 5), 1, 0, 4, rules({ others })).end.x).toBe(9);
    expect(shift(table, body(5, 5), 1, 0, 2.5, rules({ others })).end.x).toBe(6.016);
    const enemies = [{ body: friend, block: 'always' as const }];
    const shifted = shift(table, body(5, 5), 1, 0, 4, rules({ others: enemies }));
    expect(shifted.end.x).toBe(6.016);
    expect(shifted.stoppedBy).toEqual({ why: 'body', index: 0 });
  });

  it('ends not a hair upon a friend, whom it may only graze or stop in the middle of', () => {
    const start = body(9.013, 9.377);
    const graze = fc.integer({ min: 0, max: 1500 }).map((n) => n / 1_000_000);
    const deep = fc.integer({ min: 0, max: 900 }).map((n) => n / 1000);
    const beyond = fc.integer({ min: -900, max: 900 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.constantFrom(...DIRECTIONS), fc.oneof(graze, deep), beyond, ([dx, dy], depth, ahead) => {
        const aside = 2 * FOOT.radius - depth;
        const far = 2 + ahead;
        const friend = body(start.x + dx * far - dy * aside, start.y + dy * far + dx * aside);
        const others = [{ body: friend, block: 'end' as const }];
        const { end } = shift(tableWith([]), start, dx, dy, 2, rules({ others }));
        expect(overlaps({ ...start, ...end }, friend, 1e-6)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('stays a distance away from others; who is nearer may not come nearer', () => {
    const table = tableWith([]);
    const keepAway = [{ body: body(9, 5), distance: 1 }];
    expect(shift(table, body(5, 5), 1, 0, 4, rules({ keepAway })).end.x).toBe(7.016);
    expect(shift(table, body(7.5, 5), 1, 0, 4, rules({ keepAway })).travelled).toBe(0);
    expect(shift(table, body(7.5, 5), -1, 0, 2, rules({ keepAway })).end.x).toBe(5.5);
  });

  it('goes through everything for those who do', () => {
    const table = tableWith([wall(rectangle(7, 0, 8, 24), 3)]);
    const ghost = { ...WALKER, over: 'through' as const };
    expect(shift(table, body(5, 5), 1, 0, 4, rules({ gait: ghost })).end.x).toBe(9);
  });

  it('always ends in a legal place, clear of walls, figures and those to be kept away from', () => {
    const table = tableWith([
      wall([8, 8, 16, 9, 15, 10, 9, 9.5], 2),
      block(rectangle(3, 12, 8, 18), 1.5),
      wall([14, 14, 18, 18, 17, 19, 13, 15], 3),
      area([18, 3, 22, 4, 20, 8], 'impassable'),
    ]);
    const coordinate = fc.integer({ min: 500, max: 23500 }).map((n) => n / 1000);
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
        fc.nat(71),
        fc.integer({ min: 1, max: 8000 }),
        ([x, y, ox, oy, kx, ky], direction, thousandths) => {
          const start = body(x, y);
          const other = body(ox, oy);
          const kept = body(kx, ky);
          fc.pre(
            legalPlace(table, start, [other, kept], { gait: WALKER, overlap: 0 }) &&
              distance(start, kept) >= 1,
          );
          const [dx, dy] = DIRECTIONS[direction]!;
          const { end, travelled } = shift(
            table,
            start,
            dx,
            dy,
            thousandths / 1000,
            rules({ others: [{ body: other, block: 'end' }], keepAway: [{ body: kept, distance: 1 }] }),
          );
          const there = { ...end, ...FOOT };
          expect(legalPlace(table, there, [], { gait: WALKER })).toBe(true);
          expect(overlaps(there, other, 0.001)).toBe(false);
          expect(distance(there, kept)).toBeGreaterThan(1 - 1e-5);
          expect(travelled).toBeLessThanOrEqual(thousandths / 1000 + 0.001);
        },
      ),
      { numRuns: 500 },
    );
  });
});
