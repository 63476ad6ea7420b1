import { afterEach, describe, expect, it, vi } from 'vitest';
import { cornerFor, placeSlot, standBelow } from './odds-place.ts';

it('odds stand beside the words while both have room in one line, else below them', () => {
  expect(standBelow('Let it stand', 'goes first 50 %')).toBe(false);
  expect(standBelow('Spend a Power Die: roll the 4 again', 'goes first 65 %')).toBe(true);
  expect(standBelow('Two dice', '2 actions 67 %, 1 action 33 %')).toBe(true);
});

describe('odds over the map', () => {
  const map = { left: 0, top: 0, right: 800, bottom: 700 };
  const counter = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });
  const corner = (target: readonly [number, number], ...others: readonly (readonly [number, number])[]) =>
    cornerFor(
      map,
      { width: 420, height: 140 },
      { target: counter(...target), others: others.map(([x, y]) => counter(x, y)) },
    );

  it('lie away from whom they are about', () => {
    expect(corner([400, 100])).toMatchObject({ away: 'down' });
    expect(corner([400, 650])).toMatchObject({ away: 'up' });
  });

  it('hide neither who would do it nor where he would stand, while a corner is free', () => {
    expect(corner([400, 60], [600, 640])).toEqual({ away: 'down', aside: 'left' });
    expect(corner([400, 60], [200, 640])).toEqual({ away: 'down', aside: 'right' });
    expect(corner([100, 60], [200, 640], [600, 640])).toEqual({ away: 'up', aside: 'right' });
  });

  it('hide rather him than whom they are about', () => {
    const whole = { width: 800, height: 140 };
    const wanted = { target: counter(400, 60), others: [counter(400, 640), counter(300, 640)] };
    expect(cornerFor(map, whole, wanted)).toMatchObject({ away: 'down' });
  });
});

describe('the slot for odds', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps no corner of whoever they were about before', () => {
    vi.stubGlobal('CSS', { escape: (id: string) => id });
    vi.stubGlobal('document', { querySelector: () => null });
    const slot = { dataset: { away: 'up', aside: 'right', kept: 'yes' } };
    placeSlot(slot as unknown as HTMLElement, 'nobody-on-the-map');
    expect(slot.dataset).toEqual({ kept: 'yes' });
  });
});
