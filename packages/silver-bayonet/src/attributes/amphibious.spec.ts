import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { harm } from '../rules/damage/harm.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import { RIVER } from './supplement.spec-support.ts';

const swims = (attributes: string[]) => {
  const s = scene({ figures: [{ id: 'a', attributes }], terrain: [RIVER] });
  return traceOf(looking(s), of(s, 'a'), [{ x: 20, y: 18, z: 0 }]).cost;
};

it('SB-ATT-64 water costs it nothing extra', () => {
  expect(swims(['amphibious'])).toBe(2);
  expect(swims([])).toBe(4);
});

it('SB-ATT-64 other difficult ground does', () => {
  const mud = { id: 'mud', type: 'mud', shape: RIVER.shape };
  const s = scene({ figures: [{ id: 'a', attributes: ['amphibious'] }], terrain: [mud] });
  expect(traceOf(looking(s), of(s, 'a'), [{ x: 20, y: 18, z: 0 }]).cost).toBe(4);
});

it('SB-ATT-64 it cannot drown, but it can be hurt', () => {
  const state = scene({ figures: [{ id: 'a', attributes: ['amphibious'] }] });
  const hurt = (cause: string) =>
    of(
      play(
        stepping((cx) => void harm(cx, of(cx.s, 'a'), 3, cause, 'SB-ATT-64')),
        { state },
      ).state,
      'a',
    ).health;
  expect(hurt('drowning')).toBe(10);
  expect(hurt('event')).toBe(7);
});
