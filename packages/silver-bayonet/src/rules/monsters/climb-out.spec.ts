import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { activateMonster } from './phase.ts';

type Rectangle = [x: number, y: number, width: number, depth: number];
type Point = readonly [x: number, y: number];
type Terrain = NonNullable<SceneDraft['terrain']>;

const MOST_TURNS = 12;
const activation = stepping((cx) => activateMonster(cx, of(cx.s, 'monster')));

const walls = (type: string, ...shapes: readonly Rectangle[]): Terrain =>
  shapes.map((rect, i) => ({ id: `wall-${i}`, type, shape: { rect } }));

/** Four walls, the eastern one with a gap that nobody can pass. */
const yard = (type: string, x: number, y: number, width: number, depth: number, gap: number): Terrain =>
  walls(
    type,
    [x, y, width, 0.5],
    [x, y + depth, width + 0.5, 0.5],
    [x, y, 0.5, depth],
    [x + width, y, 0.5, gap],
    [x + width, y + gap + 0.6, 0.5, depth - gap - 0.1],
  );

/** Where a monster is when it has come as far east as this; or that it stays, and where. */
function marched(terrain: Terrain, type: string, from: Point, to: Point, east: number) {
  let at = { x: from[0], y: from[1], z: 0 };
  for (let turn = 0; turn < MOST_TURNS && !(at.x > east && at.z === 0); turn++) {
    const state = scene({
      terrain,
      figures: [
        { id: 'monster', side: null, type, ...at },
        { id: 'man', side: 0, x: to[0], y: to[1], fatigue: 2 },
      ],
    });
    const { x, y, z } = of(play(activation, { state, answers: [], dice: [] }).state, 'monster');
    if (x === at.x && y === at.y && z === at.z) return `stays at ${x}, ${y}, ${z}`;
    at = { x, y, z };
  }
  return at.x > east ? 'arrives' : 'never arrives';
}

describe('a monster that must climb', () => {
  it('SB-MONA-06 in the corner of two walls it climbs where it can hold on, and comes out', () => {
    const corner = walls('high-wall', [10, 5, 0.5, 10], [4, 15, 6.5, 0.5]);
    expect(marched(corner, 'ghoul', [9, 14], [28, 24], 11)).toBe('arrives');
    for (const y of [14, 14.2, 14.35, 14.5])
      expect(marched(corner, 'ghoul', [9.508, y], [28, 24], 11)).toBe('arrives');
  });

  it('SB-MONA-06 beside a gap too narrow for it, it climbs the wall', () => {
    const gap = (wide: number) => walls('high-wall', [10, 0, 0.5, 13], [10, 13 + wide, 0.5, 23 - wide]);
    for (const wide of [0.5, 0.74])
      expect(marched(gap(wide), 'ghoul', [4, 13.3], [28, 13.5], 11)).toBe('arrives');
  });

  it('SB-MOV-06 wherever a wall stands, who hangs on it goes on from there', () => {
    for (let i = 0; i < 20; i++) {
      const x = Math.round((12 + i * 0.013) * 1000) / 1000;
      const wall = walls('ruin-wall', [x, 0, 0.5, 36]);
      expect([x, marched(wall, 'ghoul', [9, 14], [28, 12], x + 1)]).toEqual([x, 'arrives']);
    }
  });

  it.each(['ruin-wall', 'hedge', 'high-wall', 'low-wall'])(
    'SB-MONA-06 out of every walled yard, large bases too: %s',
    (type) => {
      for (const monster of ['ghoul', 'troll']) {
        for (const [x, y, gap] of [
          [6.038, 12.331, 4.319],
          [6.324, 13.707, 2.598],
          [6.387, 12.786, 3.258],
        ] as const) {
          const around = yard(type, x, y, 9.427, 7.588, gap);
          for (const from of [
            [x + 3, y + 4],
            [x + 6.2, y + 3],
            [x + 6.2, y + 5.9],
          ] as const)
            expect([monster, from, marched(around, monster, from, [34, 28], x + 11)]).toEqual([
              monster,
              from,
              'arrives',
            ]);
        }
      }
    },
    60_000,
  );
});
