import { describe, expect, it } from 'vitest';
import { filled, fitted, fromScreen, panned, showing, staysFilled, toScreen, zoomed } from './viewport.ts';

const WINDOW = { width: 800, height: 600 };
const PAPER = { width: 864, height: 864 };

describe('the window on the table', () => {
  it('shows the whole table in its middle at first', () => {
    const view = fitted(WINDOW, PAPER);
    const corner = toScreen(view, { x: 0, y: 0 });
    const other = toScreen(view, { x: 864, y: 864 });
    expect(corner.y).toBeCloseTo(12);
    expect(other.y).toBeCloseTo(588);
    expect(corner.x + other.x).toBeCloseTo(800);
  });

  it('is filled where a broad table would leave it half empty, with all of the ground in use in view', () => {
    const [window, paper] = [
      { width: 800, height: 800 },
      { width: 1800, height: 1200 },
    ];
    const used = { left: 500, top: 100, right: 1400, bottom: 1100 };
    const view = filled(window, paper, used);
    expect(view.k).toBeGreaterThan(fitted(window, paper).k * 1.4);
    const [from, to] = [
      toScreen(view, { x: used.left, y: used.top }),
      toScreen(view, { x: used.right, y: used.bottom }),
    ];
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(to.x, to.y)).toBeLessThanOrEqual(800);
    // No empty ground beyond the edge of the paper.
    expect(toScreen(view, { x: 0, y: 0 }).x).toBeLessThanOrEqual(12);
    expect(toScreen(view, { x: 1800, y: 0 }).x).toBeGreaterThanOrEqual(788);
  });

  it('begins at the head of the sheet, where its title stands, as far as the ground in use is in view then', () => {
    const [window, paper] = [
      { width: 800, height: 600 },
      { width: 900, height: 1000 },
    ];
    const used = { left: 300, top: 300, right: 600, bottom: 600 };
    const high = filled(window, paper, used);
    expect(toScreen(high, { x: 0, y: 0 }).y).toBeCloseTo(12);
    expect(toScreen(high, { x: 0, y: used.bottom }).y).toBeLessThanOrEqual(600);
    const low = filled(window, paper, { ...used, top: 500, bottom: 900 });
    expect(toScreen(low, { x: 0, y: 0 }).y).toBeLessThan(0);
    expect(toScreen(low, { x: 0, y: 900 }).y).toBeLessThanOrEqual(600);
  });

  it('stays as it was filled while the ground in use is in view, and is filled anew when it is not', () => {
    const [window, paper] = [
      { width: 800, height: 800 },
      { width: 1800, height: 1200 },
    ];
    const used = { left: 500, top: 100, right: 1400, bottom: 1100 };
    const view = filled(window, paper, used);
    expect(staysFilled(view, window, paper, { ...used, right: 1380 })).toBe(true);
    expect(staysFilled(view, window, paper, { ...used, right: 1780 })).toBe(false);
    expect(staysFilled(fitted(window, paper), window, paper, used)).toBe(false);
    expect(staysFilled(view, window, paper, null)).toBe(false);
  });

  it('shows the whole table where all of it is in use, where nothing is, or where there is little to gain', () => {
    const broad = { width: 1800, height: 1200 };
    const window = { width: 800, height: 800 };
    expect(filled(window, broad, { left: 0, top: 0, right: 1800, bottom: 1200 })).toEqual(
      fitted(window, broad),
    );
    expect(filled(window, broad, null)).toEqual(fitted(window, broad));
    const used = { left: 400, top: 400, right: 500, bottom: 500 };
    expect(filled({ width: 860, height: 820 }, PAPER, used)).toEqual(
      fitted({ width: 860, height: 820 }, PAPER),
    );
  });

  it('is filled without ending in the midst of a name: each is seen whole or not at all', () => {
    const [window, paper] = [
      { width: 800, height: 800 },
      { width: 1800, height: 1200 },
    ];
    const used = { left: 500, top: 100, right: 1400, bottom: 1100 };
    const width = (view: ReturnType<typeof filled>) => window.width / view.k;
    const before = filled(window, paper, used);
    const edge = fromScreen(before, { x: 800, y: 400 }).x;
    const name = { left: edge - 30, top: 600, right: edge + 60, bottom: 620 };
    const far = { left: edge + 300, top: 600, right: edge + 390, bottom: 620 };
    const view = filled(window, paper, { ...used, written: [name, far] });
    expect(toScreen(view, { x: name.right, y: 600 }).x).toBeLessThanOrEqual(800);
    expect(toScreen(view, { x: used.left, y: 600 }).x).toBeGreaterThanOrEqual(0);
    expect(width(view) - width(before)).toBeLessThan(200);
    // Out of sight altogether, it widens nothing.
    expect(filled(window, paper, { ...used, written: [far] })).toEqual(before);
  });

  it('a point of the screen and one of the paper are the same both ways', () => {
    const view = { x: 13, y: -40, k: 1.7 };
    expect(fromScreen(view, toScreen(view, { x: 50, y: 60 }))).toEqual({ x: 50, y: 60 });
  });

  it('nearer: what is under the pointer stays under it', () => {
    const about = { x: 300, y: 200 };
    const view = fitted(WINDOW, PAPER);
    const near = zoomed(view, 2, about, WINDOW, PAPER);
    expect(near.k).toBeCloseTo(view.k * 2);
    const [before, after] = [fromScreen(view, about), fromScreen(near, about)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('neither endlessly near nor endlessly far', () => {
    const view = fitted(WINDOW, PAPER);
    const about = { x: 400, y: 300 };
    expect(zoomed(view, 1e6, about, WINDOW, PAPER).k).toBe(8);
    expect(zoomed(view, 1e-6, about, WINDOW, PAPER).k).toBeCloseTo(view.k * 0.8);
  });

  it('never loses the table', () => {
    const view = panned(fitted(WINDOW, PAPER), 1e5, -1e5, WINDOW, PAPER);
    expect(view.x).toBe(720);
    expect(toScreen(view, { x: 0, y: 864 }).y).toBeCloseTo(80);
  });

  it('goes to a place out of sight, and stays where it is for one in sight', () => {
    const view = { x: -2000, y: -2000, k: 4 };
    const shown = toScreen(showing(view, { x: 100, y: 100 }, WINDOW, PAPER), { x: 100, y: 100 });
    expect(shown).toEqual({ x: 80, y: 80 });
    // One at the edge is shown with the edge, and no empty table beyond it.
    const corner = showing(view, { x: 0, y: 0 }, WINDOW, PAPER);
    expect([corner.x, corner.y]).toEqual([12, 12]);
    const other = showing(view, { x: 864, y: 864 }, WINDOW, PAPER);
    expect(toScreen(other, { x: 864, y: 864 })).toEqual({ x: 788, y: 588 });
    const whole = { x: 12, y: -30, k: 0.9 };
    expect(showing(whole, { x: 400, y: 40 }, WINDOW, PAPER).y).toBe(12);
    const seen = { x: -100, y: -100, k: 2 };
    expect(showing(seen, { x: 200, y: 200 }, WINDOW, PAPER)).toEqual(seen);
  });
});
