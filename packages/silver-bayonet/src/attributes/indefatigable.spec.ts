import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { tire } from '../rules/melee/fatigue.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

it('SB-ATT-24 takes one fatigue token and no second; anybody else takes two', () => {
  const state = scene({
    figures: [
      { id: 'a', attributes: ['indefatigable'] },
      { id: 'b', y: 20, attributes: [] },
    ],
  });
  const tires = stepping((cx) => {
    for (const id of ['a', 'a', 'b', 'b', 'b']) tire(cx, of(cx.s, id), 'SB-MEL-12');
  });
  const { state: after, events } = play(tires, { state });
  expect(of(after, 'a').fatigue).toBe(1);
  expect(of(after, 'b').fatigue).toBe(2);
  expect(events).toHaveLength(3);
});
