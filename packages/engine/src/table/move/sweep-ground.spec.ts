import { describe, expect, it } from 'vitest';
import { area, block, FOOT, rectangle, tableWith, WALKER } from '../samples.spec-support.ts';
import { measure, type Waypoint } from './measure.ts';
import { sweptGround } from './sweep-ground.ts';

describe('a base swept along a path', () => {
  it('is slowed by what the base touches on its own level, not by a river under a bridge', () => {
    const river = area(rectangle(8, 0, 10, 24), 'difficult');
    const bridge = block(rectangle(6, 10, 12, 14), 1.5, { base: 1.3 });
    const ford = tableWith([river, bridge]);
    const across = (path: Waypoint[], byMore: number) =>
      sweptGround(ford, WALKER, FOOT, measure(ford, WALKER, FOOT, path), byMore);
    expect(
      across(
        [
          { x: 5, y: 5, z: 0 },
          { x: 7.6, y: 5, z: 0 },
        ],
        0.001,
      ),
    ).toEqual([0]);
    expect(
      across(
        [
          { x: 5, y: 5, z: 0 },
          { x: 7.5, y: 5, z: 0 },
        ],
        0.001,
      ),
    ).toEqual([]);
    expect(
      across(
        [
          { x: 7, y: 12, z: 1.5 },
          { x: 11, y: 12, z: 1.5 },
        ],
        0.001,
      ),
    ).toEqual([1]);
  });
});
