import { expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneFigure, scene } from '../../scene.spec-support.ts';
import { inWater, wholeBaseInWater } from './water.ts';

const RIVER = {
  id: 'river',
  type: 'water',
  shape: { rect: [10, 0, 10, 36] as [number, number, number, number] },
};

function wet(at: Partial<SceneFigure>, terrain: readonly unknown[] = [RIVER]) {
  const s = scene({ figures: [{ id: 'a', ...at }], terrain: terrain as never });
  return [inWater(looking(s), of(s, 'a')), wholeBaseInWater(looking(s), of(s, 'a'))];
}

it('SB-ATT-87 in water with the base centre, wholly with all of the base', () => {
  expect(wet({ x: 15 })).toEqual([true, true]);
  expect(wet({ x: 10.3 })).toEqual([true, false]);
  expect(wet({ x: 9.8 })).toEqual([false, false]);
  expect(wet({ x: 10.492 })).toEqual([true, true]);
});

it('SB-ATT-87 two pieces side by side are one water', () => {
  const west = { id: 'west', type: 'ford', shape: { rect: [5, 0, 5, 36] } };
  expect(wet({ x: 10 }, [RIVER, west])).toEqual([true, true]);
});

it('SB-ATT-87 on a bridge above it nobody is wet', () => {
  const bridge = { id: 'bridge', type: 'bridge', shape: { rect: [9, 16, 12, 4] } };
  expect(wet({ x: 15, y: 18, z: 1.5 }, [RIVER, bridge])).toEqual([false, false]);
});

it('SB-ATT-87.R1 whoever flies or is Ethereal stays dry', () => {
  expect(wet({ x: 15, attributes: ['flying'] })).toEqual([false, false]);
  expect(wet({ x: 15, attributes: ['ethereal'] })).toEqual([false, false]);
});

it('SB-ATT-87 mud is not water', () => {
  expect(wet({ x: 15 }, [{ ...RIVER, type: 'mud' }])).toEqual([false, false]);
});
