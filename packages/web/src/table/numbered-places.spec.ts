import { describe, expect, it } from 'vitest';
import { numbered } from './numbered-places.ts';

const HUB = { x: 100, y: 100 };
/** Seven ways back, fifteen degrees apart, a base away. */
const RECOIL = [0, 15, -15, 30, -30, 45, -45].map((degrees) => ({
  x: HUB.x + 40 * Math.sin((degrees * Math.PI) / 180),
  y: HUB.y - 40 * Math.cos((degrees * Math.PI) / 180),
}));

const gaps = (places: ReturnType<typeof numbered>) =>
  places.flatMap((a, i) =>
    places.slice(i + 1).map((b) => Math.hypot(a.mark.x - b.mark.x, a.mark.y - b.mark.y) - 2 * a.radius),
  );

describe('numbers of places', () => {
  it('stand on the places where there is room', () => {
    const spots = [HUB, { x: 200, y: 100 }];
    expect(numbered(spots, { x: 0, y: 0 }, 1).map(({ mark }) => mark)).toEqual(spots);
  });

  it('are fanned out where the places lie close, in the same directions, and none covers another', () => {
    for (const letters of [1, 2.4]) {
      const places = numbered(RECOIL, HUB, letters);
      expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(-1e-9);
      places.forEach(({ mark }, i) => {
        const [spot, far] = [RECOIL[i]!, Math.hypot(mark.x - HUB.x, mark.y - HUB.y)];
        expect((mark.x - HUB.x) / far).toBeCloseTo((spot.x - HUB.x) / 40);
        expect((mark.y - HUB.y) / far).toBeCloseTo((spot.y - HUB.y) / 40);
      });
    }
  });

  it('stay where they are if nobody is known to fan them about, or two lie in one direction', () => {
    expect(numbered(RECOIL, null, 1).map(({ mark }) => mark)).toEqual(RECOIL);
    const inLine = [
      { x: 100, y: 90 },
      { x: 100, y: 80 },
    ];
    expect(numbered(inLine, HUB, 1).map(({ mark }) => mark)).toEqual(inLine);
  });
});
