import { describe, expect, it } from 'vitest';
import { besideCrosses } from './beside-cross.ts';

const TOM = { name: 'Tom Garrick', x: 100, y: 100 };
const at = (x: number, y = 100, radius = 12) => ({ x, y, radius });
const placeOf = (...counters: ReturnType<typeof at>[]) => besideCrosses([TOM], counters)[0];
const sideOf = (...counters: ReturnType<typeof at>[]) => placeOf(...counters)?.anchor;

describe('the name of somebody who fell', () => {
  it('stands to the right of the cross, or to the left where counters would cover it, or else below or above', () => {
    expect(sideOf()).toBe('start');
    expect(sideOf(at(150))).toBe('end');
    expect(placeOf(at(150), at(35))!.y).toBeGreaterThan(5);
    expect(placeOf(at(150), at(35), at(100, 125))!.y).toBeLessThan(0);
  });

  it('does not run off the paper', () => {
    const beside = (left: number, right: number) =>
      besideCrosses([TOM], [], 1, { left, right, top: 0, bottom: 200 })[0];
    expect(beside(0, 400)!.anchor).toBe('start');
    expect(beside(0, 150)!.anchor).toBe('end');
    expect(beside(95, 180)!.anchor).toBe('start');
    expect(beside(95, 120)).toBeNull();
  });

  it('minds nobody who stands beyond it, above or below', () => {
    expect(sideOf(at(100 + 11 + 11 * 6.5 + 13))).toBe('start');
    expect(sideOf(at(150, 122))).toBe('start');
    expect(sideOf(at(150, 80))).toBe('start');
    expect(sideOf(at(60))).toBe('start');
  });

  it('minds counters as large as they are drawn', () => {
    expect(sideOf(at(150, 122, 12))).toBe('start');
    expect(sideOf(at(150, 122, 20))).toBe('end');
  });

  it('needs more room where it is written larger, and none where nobody is named', () => {
    const beyond = at(100 + 11 + 11 * 6.5 + 20);
    expect(sideOf(beyond)).toBe('start');
    expect(besideCrosses([TOM], [beyond], 2)[0]!.anchor).toBe('end');
    expect(besideCrosses([{ ...TOM, name: null }], [])).toEqual([null]);
  });

  it('is not written at all where it could not be read', () => {
    const ring = Array.from({ length: 24 }, (_, n) =>
      at(100 + 30 * Math.cos(n / 3.8), 100 + 30 * Math.sin(n / 3.8), 14),
    );
    expect(placeOf(...ring)).toBeNull();
  });

  it('lies over no other, and over no other cross', () => {
    const heap = Array.from({ length: 6 }, (_, n) => ({
      name: `No. ${n} of the depot men`,
      x: 100 + n * 14,
      y: 100,
    }));
    const names = besideCrosses(heap, []);
    const boxes = names.flatMap((place, n) => {
      if (place === null) return [];
      const long = heap[n]!.name.length * 6.5;
      const left = heap[n]!.x + place.x - { start: 0, middle: long / 2, end: long }[place.anchor];
      return [{ left, right: left + long, foot: heap[n]!.y + place.y }];
    });
    expect(boxes.length).toBeGreaterThan(1);
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && Math.abs(a.foot - b.foot) < 15).toBe(false);
      for (const { x } of heap)
        expect(x > a.left && x < a.right && a.foot > 100 - 4 && a.foot < 100 + 11).toBe(false);
    }
  });
});
