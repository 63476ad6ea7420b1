import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { startActivation } from '../rules/activation/activation.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';

function activating(draft: Partial<SceneFigure>) {
  const state = scene({ figures: [{ id: 'a', attributes: ['quick-healing'], ...draft }] });
  const begins = stepping((cx) => {
    startActivation(cx, of(cx.s, 'a'));
  });
  return of(play(begins, { state }).state, 'a').health;
}

it('SB-ATT-34 regains 2 as it activates, never above its starting Health', () => {
  expect(activating({ health: 5 })).toBe(7);
  expect(activating({ health: 9 })).toBe(10);
  expect(activating({ health: 10 })).toBe(10);
});

it('SB-ATT-03 a wasted activation still heals (SB-ATT-03.R1)', () => {
  expect(activating({ health: 5, terror: { kind: 'paralysed', activations: 0 } })).toBe(7);
});

it('SB-ATT-34 others do not', () => {
  expect(activating({ health: 5, attributes: [] })).toBe(5);
});
