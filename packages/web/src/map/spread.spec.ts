import { describe, expect, it } from 'vitest';
import { type Base, drawnRadii } from './counter-size.ts';
import { spread } from './spread.ts';

const at = (id: string, x: number, y: number, base = 11.8): Base => ({ id, x, y, base });
const PHONE = 0.4;
const DESK = 0.93;
const NEAR = 4;
const spreadOf = (bases: readonly (Base & { readonly group?: string })[], scale: number) =>
  spread(bases, drawnRadii(bases, scale), scale);

describe('counters that crowd on a small map', () => {
  const three = [at('a', 0, 0), at('b', 28, 6), at('c', 40, 30)];

  it('are at least nineteen pixels across, and none lies over another', () => {
    const drawn = spreadOf(three, PHONE);
    const places = three.map(({ id, x, y }) => {
      const { by, radius } = drawn.get(id)!;
      expect(2 * radius * PHONE).toBeGreaterThanOrEqual(19);
      return { x: x + by.x, y: y + by.y, radius };
    });
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan((a.radius + b.radius) * 0.9);
  });

  it('are never far from their bases, however many there are', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => at(`${i}`, (i % 4) * 24, Math.floor(i / 4) * 24));
    for (const { by } of spreadOf(crowd, PHONE).values())
      expect(Math.hypot(by.x, by.y) * PHONE).toBeLessThanOrEqual(14 + 1e-9);
  });

  it('stay on their bases from near by, and alone', () => {
    expect(spreadOf(three, NEAR).size).toBe(0);
    expect(spreadOf([at('a', 0, 0), at('b', 300, 0)], PHONE).size).toBe(0);
  });

  it('keep off a marker beside them', () => {
    const bases = [at('a', 0, 0)];
    const radii = drawnRadii(bases, DESK);
    const { by } = spread(bases, radii, DESK, [{ x: 24, y: 0, base: 9.6 }]).get('a')!;
    expect(by.x).toBeLessThan(0);
    expect(by.y).toBeCloseTo(0);
  });

  it('in ranks are drawn apart as a whole: ranks stay ranks, and none lies over another', () => {
    const ranks = Array.from({ length: 8 }, (_, i) => ({
      ...at(`${i}`, (i % 4) * 12, Math.floor(i / 4) * 12, 6),
      group: 'u',
    }));
    const drawn = spreadOf([...ranks, { ...at('far', 400, 0, 6), group: 'u' }], DESK);
    const places = ranks.map(({ id, x, y }) => ({ x: x + drawn.get(id)!.by.x, y: y + drawn.get(id)!.by.y }));
    for (const row of [places.slice(0, 4), places.slice(4)])
      expect(new Set(row.map(({ y }) => y.toFixed(6))).size).toBe(1);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * drawn.get('0')!.radius - 1e-6);
    expect(drawn.has('far')).toBe(false);
  });

  it('at the edge of the table are drawn on the sheet: alone, in a crowd, and in ranks as a whole', () => {
    const sheet = { left: -18, top: -18, right: 500, bottom: 500 };
    const onSheet = (bases: readonly (Base & { readonly group?: string })[]) => {
      const radii = drawnRadii(bases, PHONE);
      const drawn = spread(bases, radii, PHONE, [], sheet);
      return bases.map(({ id, x, y }) => {
        const { by, radius } = drawn.get(id) ?? { by: { x: 0, y: 0 }, radius: radii.get(id)! };
        return { x: x + by.x, y: y + by.y, radius };
      });
    };
    const crowd = [at('a', 6, 6, 11), at('b', 6, 20, 11), at('c', 14, 12, 11)];
    const ranks = Array.from({ length: 4 }, (_, i) => ({ ...at(`${i}`, 494, i * 12, 6), group: 'u' }));
    for (const { x, y, radius } of [
      ...onSheet([at('alone', 490, 4, 11)]),
      ...onSheet(crowd),
      ...onSheet(ranks),
    ]) {
      expect(x - radius).toBeGreaterThanOrEqual(-18.001);
      expect(y - radius).toBeGreaterThanOrEqual(-18.001);
      expect(x + radius).toBeLessThanOrEqual(500.001);
    }
    const ys = onSheet(ranks).map(({ y }) => y);
    const gaps = ys.slice(1).map((y, i) => y - ys[i]!);
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!);
    expect(new Set(onSheet(ranks).map(({ x }) => x)).size).toBe(1);
  });
});
