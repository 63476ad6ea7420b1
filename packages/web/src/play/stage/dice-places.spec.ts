import { describe, expect, it } from 'vitest';
import type { Part } from '../../table/viewport.ts';
import { dicePlaces, inLines } from './dice-places.ts';

const WINDOW: Part = { left: 100, top: 50, right: 900, bottom: 650 };
const dice = (x: number, y: number) => ({ at: { x, y }, base: 10, width: 160, height: 40 });

describe('dice on the map', () => {
  it('lie right of whom they are about, and left of him where the window ends', () => {
    expect(dicePlaces([dice(300, 300)], WINDOW)).toEqual([{ x: 322, y: 280 }]);
    expect(dicePlaces([dice(850, 300)], WINDOW)).toEqual([{ x: 850 - 22 - 160, y: 280 }]);
  });

  it('cover nobody where there is room near by, least of all whom they are about', () => {
    const body = (x: number, y: number): Part => ({
      left: x - 10,
      top: y - 10,
      right: x + 10,
      bottom: y + 10,
    });
    const isOn = ({ x, y }: { x: number; y: number }, b: Part) =>
      x < b.right && b.left < x + 160 && y < b.bottom && b.top < y + 40;
    const rank = Array.from({ length: 20 }, (_, n) => body(200 + 25 * n, 300));
    const [place] = dicePlaces([dice(450, 300)], WINDOW, rank);
    expect(rank.filter((one) => isOn(place!, one))).toEqual([]);
    // Not far from him.
    expect(Math.abs(place!.y - 280)).toBeLessThan(100);
    // In a corner, too.
    const small: Part = { left: 0, top: 0, right: 170, bottom: 120 };
    const [cornered] = dicePlaces([dice(85, 60)], small);
    expect(isOn(cornered!, body(85, 60))).toBe(false);
  });

  it('never lie outside the window, wherever he stands', () => {
    for (let x = 0; x <= 1000; x += 50)
      for (let y = 0; y <= 700; y += 50) {
        const [place] = dicePlaces([dice(x, y)], WINDOW);
        expect(place!.x).toBeGreaterThanOrEqual(100);
        expect(place!.x + 160).toBeLessThanOrEqual(900);
        expect(place!.y).toBeGreaterThanOrEqual(50);
        expect(place!.y + 40).toBeLessThanOrEqual(650);
      }
  });

  it('never lie on each other, even all at one place or in a corner', () => {
    for (const [x, y] of [
      [300, 300],
      [899, 649],
      [101, 51],
    ] as const) {
      const places = dicePlaces(
        Array.from({ length: 5 }, () => dice(x, y)),
        WINDOW,
      );
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= 160 || Math.abs(a.y - b.y) >= 40).toBe(true);
    }
  });

  it('sums are broken between words, and a long word stays whole', () => {
    expect(inLines('+2 accuracy −1 cover = 19, needs 14', 22)).toEqual([
      '+2 accuracy −1 cover =',
      '19, needs 14',
    ]);
    expect(inLines('incomprehensibilities', 5)).toEqual(['incomprehensibilities']);
  });
});
