import { describe, expect, it } from 'vitest';
import { type Box, below, leftOf, placeBeside, placeClear } from './card-place.ts';

const SIZE = { width: 1440, height: 900 };
const SCREEN = leftOf(null, SIZE);
const CARD = { width: 320, height: 400 };
const at = (x: number, y: number, r = 15): Box => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });

describe('where a card lies', () => {
  it('stands right of what it is about, left where the screen ends', () => {
    expect(placeBeside(at(700, 450), CARD, SCREEN).x).toBe(725);
    expect(placeBeside(at(1300, 450), CARD, SCREEN).x).toBe(1300 - 15 - 10 - 320);
  });

  it('never leaves the screen and, where there is room, never lies over what it is about', () => {
    for (let x = 20; x < 1440; x += 97) {
      for (let y = 20; y < 900; y += 83) {
        const about = at(x, y);
        const place = placeBeside(about, CARD, SCREEN);
        expect(place.x).toBeGreaterThanOrEqual(10);
        expect(place.y).toBeGreaterThanOrEqual(10);
        expect(place.x + CARD.width).toBeLessThanOrEqual(1430);
        expect(place.y + CARD.height).toBeLessThanOrEqual(890);
        const over = place.x < about.right && about.left < place.x + CARD.width;
        expect(over && place.y < about.bottom && about.top < place.y + CARD.height).toBe(false);
      }
    }
  });

  it('goes above or below where neither side has room', () => {
    const narrow = leftOf(null, { width: 390, height: 844 });
    const place = placeBeside(at(195, 200), { width: 340, height: 300 }, narrow);
    expect(place.y).toBeGreaterThanOrEqual(225);
    expect(placeBeside(at(195, 700), { width: 340, height: 300 }, narrow).y + 300).toBeLessThanOrEqual(675);
  });

  it('covers nothing of what is to be kept in sight where there is another place, and else as little as can be', () => {
    const reach = { left: 500, top: 300, right: 1000, bottom: 600 };
    const over = ({ x, y }: { readonly x: number; readonly y: number }, box: Box) =>
      x < box.right && box.left < x + CARD.width && y < box.bottom && box.top < y + CARD.height;
    for (let x = 20; x < 1440; x += 97) {
      for (let y = 20; y < 900; y += 83) {
        const place = placeClear(at(x, y), CARD, SCREEN, [reach]);
        expect(over(place, reach)).toBe(false);
        expect(over(place, at(x, y))).toBe(false);
        expect(place.x).toBeGreaterThanOrEqual(10);
        expect(place.y + CARD.height).toBeLessThanOrEqual(890);
      }
    }
    expect(placeClear(at(700, 450), CARD, SCREEN, [])).toEqual(placeBeside(at(700, 450), CARD, SCREEN));
    // Counters of others weigh less: it goes aside for a rank of them, not across the screen for one.
    const rank = Array.from({ length: 8 }, (_, n) => at(740 + n * 40, 450));
    const aside = placeClear(at(700, 450), CARD, SCREEN, [], rank);
    expect(rank.some((one) => over(aside, one))).toBe(false);
    expect(Math.hypot(aside.x + CARD.width / 2 - 700, aside.y + CARD.height / 2 - 450)).toBeLessThan(400);
    // All of the screen is reach: still not over the counter itself.
    const everywhere = { left: 0, top: 0, right: 1440, bottom: 900 };
    expect(over(placeClear(at(700, 450), CARD, SCREEN, [everywhere]), at(700, 450))).toBe(false);
  });

  it('lies below the tools where there is room', () => {
    expect(placeBeside(at(200, 60), CARD, below(110, CARD, SCREEN)).y).toBe(120);
    expect(below(600, CARD, SCREEN)).toEqual(SCREEN);
  });

  it('keeps off the column of orders, unless that fills the screen', () => {
    const orders = { left: 1070, top: 100, right: 1440, bottom: 640 };
    for (let x = 320; x < 1070; x += 41) {
      const place = placeBeside(at(x, 400), CARD, leftOf(orders, SIZE));
      expect(place.x + CARD.width).toBeLessThan(1070);
    }
    expect(leftOf({ ...orders, left: 0 }, SIZE)).toEqual(SCREEN);
  });
});
