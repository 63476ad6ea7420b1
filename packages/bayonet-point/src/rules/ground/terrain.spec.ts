import { tableOf } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import { scene } from '../../scene.spec-support.ts';
import { areasAt, levelAt } from './pieces.ts';
import { layoutOf, tableFrom } from './terrain.ts';

describe('the table', () => {
  it.each([
    ['large', 'standard', 1800, 1200],
    ['large', 'square', 1800, 1800],
    ['small', 'standard', 1200, 800],
    ['small', 'square', 1200, 1200],
  ] as const)('BP-GEN-05 %s %s is %d by %d', (scale, table, width, depth) => {
    expect(tableFrom(layoutOf(scale, table), [])).toMatchObject({ width, depth });
  });

  it.each([
    ['large', 'standard', 1800, 600],
    ['small', 'standard', 1200, 400],
    ['small', 'square', 1200, 600],
    ['large', 'square', 1800, 900],
  ] as const)('BP-SCN-06 the road’s end at 1800, 600 lies on %s %s at %d, %d', (scale, table, x, y) => {
    const road = {
      id: 'road',
      type: 'road',
      shape: {
        line: [
          [0, 600],
          [1800, 600],
        ] as [number, number][],
      },
    };
    const data = tableFrom(layoutOf(scale, table), [road]);
    const ends = data.pieces[0]!.outline.filter((_, i) => i % 2 === 0);
    const middles = data.pieces[0]!.outline.filter((_, i) => i % 2 === 1);
    expect(Math.max(...ends)).toBe(x);
    expect((Math.min(...middles) + Math.max(...middles)) / 2).toBeCloseTo(y, 5);
  });
});

describe('the ground', () => {
  it.each([
    ['road', 'none', 'free', 'free', 'open'],
    ['open-wood', 'soft', 'free', 'slow', 'open'],
    ['closed-wood', 'soft', 'slow', 'barred', 'limited'],
    ['stream', 'none', 'slow', 'slow', 'open'],
    ['ford', 'none', 'slow', 'slow', 'open'],
    ['hill', 'none', 'free', 'free', 'by-level'],
    ['stone-wall', 'hard', 'cross', 'cross', 'open'],
    ['hedge', 'soft', 'cross', 'cross', 'open'],
    ['palisade', 'soft', 'cross', 'cross', 'open'],
    ['barricade', 'soft', 'cross', 'cross', 'open'],
    ['trench', 'hard', 'free', 'barred', 'open'],
    ['stone-building', 'hard', 'enter', 'barred', 'blocks'],
    ['wooden-building', 'soft', 'enter', 'barred', 'blocks'],
    ['impassable', 'none', 'barred', 'barred', 'blocks'],
  ])('BP-GEN-16 %s: cover %s, on foot %s, mounted %s, sight %s', (id, cover, foot, mounted, sight) => {
    expect(TERRAIN_TYPES.find((type) => type.id === id)).toMatchObject({ cover, foot, mounted, sight });
  });

  it('BP-GEN-15 a base is in an area when its centre is', () => {
    const wood = { id: 'wood', type: 'open-wood', shape: { rect: [400, 400, 200, 200] } } as const;
    const s = scene({ units: [], terrain: [wood] });
    const table = tableOf(s.terrain);
    expect(areasAt(table, 401, 500)).toEqual([0]);
    expect(areasAt(table, 399, 500)).toEqual([]);
  });

  it('BP-GEN-16, BP-GEN-18 hills have levels, and the highest counts', () => {
    const hill = (id: string, level: number, r: number) =>
      ({ id, type: 'hill', level, shape: { circle: [900, 600, r] } }) as const;
    const s = scene({ units: [], terrain: [hill('low', 1, 200), hill('high', 2, 80)] });
    const table = tableOf(s.terrain);
    expect([900, 800, 600].map((x) => levelAt(table, x, 600))).toEqual([2, 1, 0]);
  });
});
