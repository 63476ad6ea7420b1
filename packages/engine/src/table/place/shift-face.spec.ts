import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../ground/directions.ts';
import { legalPlace } from '../move/stand.ts';
import { block, bodyAt, FOOT, rectangle, tableWith, WALKER, wall } from '../samples.spec-support.ts';
import { shift } from './shift.ts';
import { hangsOn, shiftOnFace } from './shift-face.ts';
import type { ShiftRules } from './shift-rules.ts';

function rules(more: Partial<ShiftRules> = {}): ShiftRules {
  return { gait: WALKER, others: [], keepAway: [], drop: { atLeast: 1, falls: false }, ...more };
}

const tower = tableWith([block(rectangle(8, 4, 12, 12), 4)]);
/** On the left face, half way up and in its middle. */
const climber = bodyAt(7.508, 8, 2);

describe('a shift on a face', () => {
  it('knows who hangs and who stands', () => {
    expect(hangsOn(tower, climber, WALKER)).toBe(0);
    expect(hangsOn(tower, bodyAt(7.508, 8), WALKER)).toBe(-1);
    expect(hangsOn(tower, bodyAt(8.1, 8, 4), WALKER)).toBe(-1);
  });

  it('goes up and down the face, to its top edge and its foot', () => {
    const up = shiftOnFace(tower, climber, 'up', 1.5, rules());
    expect(up).toEqual({ end: { x: 7.508, y: 8, z: 3.5 }, travelled: 1.5, stoppedBy: null, fall: null });
    const top = shiftOnFace(tower, climber, 'up', 3, rules());
    expect(top).toMatchObject({
      end: { x: 7.508, y: 8, z: 4 },
      travelled: 2,
      stoppedBy: { why: 'top', index: 0 },
    });
    const foot = shiftOnFace(tower, climber, 'down', 2.5, rules());
    expect(foot).toMatchObject({ end: { x: 7.508, y: 8, z: 0 }, stoppedBy: { why: 'foot', index: 0 } });
    expect(shiftOnFace(tower, climber, 'down', 2, rules()).stoppedBy).toBeNull();
  });

  it('goes sideways to the corner and no farther', () => {
    const aside = shiftOnFace(tower, climber, [0, 1], 2, rules());
    expect(aside).toEqual({ end: { x: 7.508, y: 10, z: 2 }, travelled: 2, stoppedBy: null, fall: null });
    const corner = shiftOnFace(tower, climber, [-0.6, -0.8], 6, rules());
    expect(corner).toMatchObject({ end: { x: 7.508, y: 4, z: 2 }, stoppedBy: { why: 'corner', index: 0 } });
    expect(shiftOnFace(tower, climber, [-1, 0], 2, rules())).toMatchObject({
      travelled: 0,
      stoppedBy: { why: 'side' },
    });
  });

  it('goes on past a corner of the outline that is none of the face', () => {
    const table = tableWith([block([8, 4, 12, 4, 12, 12, 8, 12, 8, 8.5], 4)]);
    expect(shiftOnFace(table, climber, [0, 1], 2, rules()).end).toEqual({ x: 7.508, y: 10, z: 2 });
  });

  it('is stopped by figures, by walls and under a balcony', () => {
    const others = [{ body: bodyAt(7.508, 8, 3.5), block: 'always' as const }];
    expect(shiftOnFace(tower, climber, 'up', 2, rules({ others }))).toMatchObject({
      end: { z: 2.5 },
      stoppedBy: { why: 'body', index: 0 },
    });
    const passed = [{ body: bodyAt(7.508, 9.5, 2), block: 'end' as const }];
    expect(shiftOnFace(tower, climber, [0, 1], 2, rules({ others: passed })).end.y).toBeCloseTo(8.516, 2);
    expect(shiftOnFace(tower, climber, [0, 1], 3, rules({ others: passed })).end.y).toBe(11);
    const keepAway = [{ body: bodyAt(7.508, 11, 2), distance: 1 }];
    expect(shiftOnFace(tower, climber, [0, 1], 3, rules({ keepAway }))).toMatchObject({
      end: { x: 7.508, y: 9.016, z: 2 },
      stoppedBy: { why: 'near', index: 0 },
    });
    const walled = tableWith([block(rectangle(8, 4, 12, 12), 4), wall(rectangle(5, 10, 8, 10.5), 4)]);
    expect(shiftOnFace(walled, climber, [0, 1], 3, rules())).toMatchObject({
      stoppedBy: { why: 'side', index: 1 },
    });
    const roofed = tableWith([
      block(rectangle(8, 4, 12, 12), 4),
      wall(rectangle(6, 4, 8, 12), 4, { base: 3.4 }),
    ]);
    expect(shiftOnFace(roofed, climber, 'up', 3, rules()).end.z).toBeCloseTo(2.4, 3);
  });

  it('is what a straight shift of a hanging figure is, whatever the direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: DIRECTIONS.length - 1 }),
        fc.integer({ min: 1, max: 3900 }).map((n) => n / 1000),
        fc.integer({ min: 4, max: 12 }),
        fc.integer({ min: 0, max: 40 }).map((n) => n / 10),
        (d, z, y, far) => {
          const [dx, dy] = DIRECTIONS[d]!;
          const start = bodyAt(7.508, y, z);
          fc.pre(hangsOn(tower, start, WALKER) === 0);
          const { end, travelled, fall } = shift(tower, start, dx, dy, far, rules());
          expect(end.z).toBe(z);
          expect(fall).toBeNull();
          expect(travelled).toBeLessThanOrEqual(far + 0.001);
          expect(hangsOn(tower, { ...end, ...FOOT }, WALKER)).toBe(0);
          expect(legalPlace(tower, { ...end, ...FOOT }, [], { gait: WALKER, hanging: true })).toBe(true);
          expect((end.x - start.x) * dx + (end.y - start.y) * dy).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
