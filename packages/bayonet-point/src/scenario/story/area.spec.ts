import { describe, expect, it } from 'vitest';
import { type Area, awayFrom } from './area.ts';

describe('how far a point lies outside an area', () => {
  const square: Area = { rect: [100, 100, 200, 200] };
  const corners: Area = {
    poly: [
      [100, 100],
      [200, 100],
      [200, 200],
      [100, 200],
    ],
  };

  it.each<[string, Area, number, number, number]>([
    ['in a rectangle', square, 150, 150, 0],
    ['beside it', square, 230, 150, 30],
    ['off its corner', square, 230, 240, 50],
    ['in corners', corners, 150, 150, 0],
    ['beside them', corners, 150, 60, 40],
    ['off one of them', corners, 70, 60, 50],
    ['in a circle', { circle: [100, 100, 50] }, 130, 100, 0],
    ['beside it', { circle: [100, 100, 50] }, 100, 180, 30],
  ])('%s: %j, %d %d is %d away', (_, area, x, y, away) => {
    expect(awayFrom(area, { x, y })).toBe(away);
  });
});
