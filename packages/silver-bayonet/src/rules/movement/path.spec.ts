import { isDeepStrictEqual } from 'node:util';
import { measure, type Waypoint } from '@vedette/engine/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { traceOf } from './path.ts';

const WALL = {
  id: 'wall',
  type: 'low-wall',
  shape: { rect: [14, 20, 8, 0.5] as [number, number, number, number] },
};
const HEDGE = {
  id: 'hedge',
  type: 'hedge',
  shape: { rect: [14, 20, 8, 0.5] as [number, number, number, number] },
};
const NORTH: readonly Waypoint[] = [{ x: 18, y: 22, z: 0 }];

function position(terrain: SceneDraft['terrain'] = [WALL]): SilverBayonetState {
  return scene({ active: 'a', terrain, figures: [{ id: 'a' }, { id: 'far', side: 1, x: 35, y: 35 }] });
}

function afresh(s: SilverBayonetState, figure: Figure, path: readonly Waypoint[]) {
  const look = looking(s);
  const start = { x: figure.x, y: figure.y, z: figure.z };
  return measure(groundOf(look, figure), gaitOf(look, figure), figure, [start, ...path]);
}

/** Whether what is told is what a fresh measure finds. */
function isTrue(s: SilverBayonetState, path: readonly Waypoint[]): boolean {
  const mover = of(s, 'a');
  return isDeepStrictEqual(traceOf(looking(s), mover, path), afresh(s, mover, path));
}

describe('SB-MOV-02 a way that was measured a moment ago', () => {
  let s = position();
  beforeEach(() => {
    s = position();
    traceOf(looking(s), of(s, 'a'), NORTH);
  });

  it('is not measured again', () => {
    const [{ x, y, z }] = NORTH as [Waypoint];
    const again = traceOf(looking(s), of(s, 'a'), [{ x, y, z }]);
    expect(again).toBe(traceOf(looking(s), of(s, 'a'), NORTH));
    expect(again).toEqual(afresh(s, of(s, 'a'), NORTH));
  });

  it.each<[string, readonly Waypoint[]]>([
    ['x', [{ x: 17, y: 22, z: 0 }]],
    ['y', [{ x: 18, y: 19, z: 0 }]],
    ['level', [{ x: 18, y: 22, z: 2 }]],
    ['manner', [{ x: 18, y: 22, z: 0, by: 'jump' }]],
    ['link', [{ x: 18, y: 22, z: 0, by: { link: 'stairs' } }]],
    ['next waypoint', [...NORTH, { x: 10, y: 22, z: 0 }]],
    ['length', []],
  ])('is another with another %s', (_, path) => {
    const before = traceOf(looking(s), of(s, 'a'), NORTH);
    expect(isTrue(s, path)).toBe(true);
    expect(traceOf(looking(s), of(s, 'a'), path)).not.toEqual(before);
  });

  it.each(['x', 'y', 'z'] as const)('is another from another %s', (axis) => {
    of(s, 'a')[axis] -= 1;
    expect(isTrue(s, NORTH)).toBe(true);
  });

  it('is another for another base, another gait and on another ground', () => {
    Object.assign(of(s, 'a'), { radius: 1 });
    expect(isTrue(s, NORTH)).toBe(true);
    Object.assign(of(s, 'a'), { height: 0.5 });
    expect(isTrue(s, NORTH)).toBe(true);
    of(s, 'a').mounted = true;
    expect(isTrue(s, NORTH)).toBe(true);
    expect(isTrue(position([HEDGE]), NORTH)).toBe(true);
    expect(isTrue(position([]), NORTH)).toBe(true);
  });

  it('is another when its waypoints were changed in place', () => {
    const path = [{ x: 18, y: 22, z: 0 }];
    traceOf(looking(s), of(s, 'a'), path);
    path[0]!.y = 19;
    expect(isTrue(s, path)).toBe(true);
  });
});
