import { gap } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { TroopTypeId } from '../../data/troops.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { inCoverFrom } from '../ground/cover.ts';
import { sightLine } from '../ground/sight-line.ts';
import { resolveHits } from './hits.ts';

/** `a` hits `b`, 200 south of him. */
function field(
  terrain: SceneDraft['terrain'],
  b: Partial<SceneFigure> = {},
  troops: TroopTypeId = 'infantry',
  more: readonly SceneFigure[] = [],
) {
  return scene({
    terrain: terrain!,
    units: [
      { id: 'u', figures: [{ id: 'a', x: 600, y: 400 }, ...more] },
      { id: 'e', side: 1, troops, figures: [{ id: 'b', x: 600, y: 600, ...b }] },
    ],
  });
}

const shot = stepping((cx) => resolveHits(cx, [{ figure: 'b', by: 'a', where: 'shooting', modifier: 0 }]));

function after(
  terrain: SceneDraft['terrain'],
  b: Partial<SceneFigure> = {},
  troops: TroopTypeId = 'infantry',
  dice: readonly number[] = troops === 'infantry' ? [5] : [5, 1],
) {
  const { state } = play(shot, { state: field(terrain, b, troops), dice });
  return { state, b: of(state, 'b') };
}

const area = (type: string, x: number, y: number, w: number, d: number) =>
  ({ id: type, type, shape: { rect: [x, y, w, d] } }) as const;
const line = (type: string, x: number, y: number, toX: number, toY: number) =>
  ({
    id: `${type}-${x}-${y}-${toX}-${toY}`,
    type,
    shape: {
      line: [
        [x, y],
        [toX, toY],
      ] as [number, number][],
    },
  }) as const;

describe('driven back', () => {
  it('BP-HIT-08, BP-DIG-06 without cover anywhere: a full move straight away from the hitter', () => {
    expect(after([]).b).toMatchObject({ x: 600, y: 750, ground: 'up' });
    expect(after([], { x: 800 }).b.x).toBeGreaterThan(800);
  });

  it('BP-HIT-10 into the nearest wood, and no farther than into it', () => {
    const { state, b } = after([area('open-wood', 680, 550, 200, 200)]);
    expect(b.x).toBeCloseTo(680.3, 0);
    expect(b.y).toBeCloseTo(600, 0);
    expect(inCoverFrom(state, b, of(state, 'a'))).toBe(true);
  });

  it('BP-HIT-10 how far off it is does not matter: he goes one move towards it', () => {
    expect(after([area('open-wood', 1000, 550, 200, 200)]).b).toMatchObject({ x: 750, y: 600 });
  });

  it('BP-HIT-10 but not to a place nearer to the hitter', () => {
    const { b } = after([area('open-wood', 560, 420, 80, 100)]);
    expect(b).toMatchObject({ x: 600, y: 750 });
  });

  it('BP-HIT-10 behind a wall, on the side away from him, round its end if need be', () => {
    const { state, b } = after([line('stone-wall', 560, 660, 640, 660)]);
    expect(b.y - 12.5).toBeGreaterThanOrEqual(663);
    expect(b.y - 12.5 - 663).toBeLessThanOrEqual(25);
    expect(inCoverFrom(state, b, of(state, 'a'))).toBe(true);
  });

  it('BP-HIT-10 behind a house, out of sight, never into it', () => {
    const { state, b } = after([area('stone-building', 640, 560, 80, 80)]);
    expect(sightLine(state, of(state, 'a'), b)).toBe(false);
    expect(b.inside).toBeNull();
  });

  it('BP-HIT-10 the nearer of two; equally near ones are diced for, the low die wins', () => {
    const east = area('open-wood', 680, 550, 100, 100);
    const west = (x: number) => ({ ...area('open-wood', x - 100, 550, 100, 100), id: 'west' });
    expect(after([east, west(540)]).b.x).toBeLessThan(600);
    expect(after([east, west(500)]).b.x).toBeGreaterThan(600);
    expect(after([east, west(520)], {}, 'infantry', [5, 3, 8]).b.x).toBeGreaterThan(600);
    expect(after([east, west(520)], {}, 'infantry', [5, 4, 4, 8, 2]).b.x).toBeLessThan(600);
  });

  it('BP-HIT-10, BP-CAV-15 a rider looks only where he may go', () => {
    const wood = area('closed-wood', 680, 550, 200, 200);
    expect(after([wood]).b.x).toBeCloseTo(680.3, 0);
    expect(after([wood], {}, 'light-cavalry').b).toMatchObject({ x: 600, y: 825, gait: 'halt' });
  });

  it('BP-HIT-10 a place that is taken does not count', () => {
    const wood = area('open-wood', 680, 590, 20, 20);
    const guest = { id: 'guest', x: 690, y: 600, ground: 'open' as const };
    const { state } = play(shot, { state: field([wood], {}, 'infantry', [guest]), dice: [5] });
    expect(gap(of(state, 'b'), of(state, 'guest'))).toBeGreaterThanOrEqual(0);
    expect(of(state, 'b').y).toBe(750);
  });

  it('BP-HIT-08 walls and hedges stop him', () => {
    // A box of hedges round him: no cover that he can get to lies behind any of them.
    const { b } = after([
      line('hedge', 500, 700, 700, 700),
      line('hedge', 500, 560, 500, 700),
      line('hedge', 700, 560, 700, 700),
      line('hedge', 500, 560, 700, 560),
    ]);
    expect(b.y).toBeLessThanOrEqual(697 - 12.4);
  });

  it('BP-MOV-10 the table’s edge stops him', () => {
    const state = field([], { y: 1120 });
    of(state, 'a').y = 1000;
    const { state: done } = play(shot, { state, dice: [5] });
    expect(of(done, 'b')).toMatchObject({ x: 600, y: 1187.5, standing: 'table' });
  });

  it('BP-HIT-08 the wounded go half as far, and wood holds one up', () => {
    expect(after([], { wounds: 1 }).b.y).toBe(675);
    const wood = area('closed-wood', 500, 550, 200, 500);
    // Already in cover: he goes to ground instead (BP-HIT-09).
    expect(after([wood]).b).toMatchObject({ y: 600, ground: 'cover' });
  });

  it('BP-HIT-08 it ends his melee', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 574.8 }] },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 600 }] },
      ],
      contacts: [{ a: 'a', b: 'b', across: null, held: null }],
    });
    const melee = stepping((cx) => resolveHits(cx, [{ figure: 'b', by: 'a', where: 'melee', modifier: 0 }]));
    const { state: done } = play(melee, { state, dice: [6] });
    expect(done.contacts).toEqual([]);
    expect(of(done, 'b').y).toBe(750);
  });
});

describe('in cover', () => {
  const hedge = line('hedge', 400, 580, 800, 580);

  it('BP-HIT-09 driven back in cover he goes to ground instead; in the open he does not', () => {
    expect(after([hedge]).b).toMatchObject({ y: 600, ground: 'cover' });
    expect(after([line('hedge', 400, 620, 800, 620)]).b.ground).toBe('up');
  });

  it('BP-HIT-09, BP-CAV-16 a rider in cover: the test of going to ground', () => {
    expect(after([hedge], {}, 'light-cavalry', [5, 6]).b).toMatchObject({
      mounted: true,
      ground: 'up',
      y: 600,
    });
    expect(after([hedge], {}, 'light-cavalry', [5, 7]).b).toMatchObject({ mounted: false, ground: 'cover' });
  });

  it.each([
    [7, 'cover'],
    [3, 'cover'],
  ])('BP-HIT-12, BP-HIT-06 whoever goes down in cover (%d) cannot be shot', (die, ground) => {
    expect(after([hedge], {}, 'infantry', [die]).b.ground).toBe(ground);
    expect(after([], {}, 'infantry', [die]).b.ground).toBe('open');
  });

  it('BP-CAV-12 a rider slumped in the saddle is neither in soft cover nor out of sight', () => {
    expect(after([hedge], {}, 'light-cavalry', [3, 7]).b).toMatchObject({
      down: 2,
      ground: 'up',
      mounted: true,
    });
  });
});
