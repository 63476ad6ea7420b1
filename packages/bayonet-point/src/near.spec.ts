import { describe, expect, it } from 'vitest';
import { anyNear, near, put } from './near.ts';
import { of, row, scene } from './scene.spec-support.ts';

describe('who is near a spot', () => {
  const field = () => scene({ units: [row('u', 3, 600, 600), { ...row('e', 2, 700, 600), side: 1 }] });
  const ids = (state: ReturnType<typeof field>, reach: number) =>
    near(state, 630, 600, reach).map(({ id }) => id);

  it('BP-GEN-15 is told by the nearest point of a base', () => {
    expect(ids(field(), 17.5)).toEqual(['u-1', 'u-2', 'u-3']);
    expect(ids(field(), 17.4)).toEqual(['u-2']);
  });

  it('BP-GEN-19 comes in the order of the army lists, whoever moved where before', () => {
    const state = field();
    put(state, of(state, 'u-1'), 1500, 900);
    put(state, of(state, 'u-1'), 640, 560);
    expect(ids(state, 100)).toEqual(['u-1', 'u-2', 'u-3', 'e-1', 'e-2']);
  });

  it('BP-GEN-20 leaves out who is off the table', () => {
    const state = field();
    of(state, 'u-2').standing = 'routed';
    expect(ids(state, 20)).toEqual(['u-1', 'u-3']);
    expect(anyNear(state, 630, 600, 10, () => true)).toBe(false);
    expect(anyNear(state, 630, 600, 20, ({ id }) => id === 'u-3')).toBe(true);
    expect(anyNear(state, 630, 600, 20, ({ side }) => side === 1)).toBe(false);
  });
});
