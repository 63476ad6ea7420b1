import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { harm } from '../rules/damage/harm.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';

function negating(attributes: string[], dice: readonly number[], pick: readonly string[]): number {
  const state = scene({
    figures: [
      { id: 'a', attributes },
      { id: 'b', side: 1, x: 30 },
    ],
    pools: [
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ],
  });
  const hurt = stepping((cx) => {
    harm(cx, of(cx.s, 'a'), 8, 'event', 'SB-EVT-06');
  });
  const answers = [['negate', 'power'], ...pick.map((die) => ['negationDie', die])] as ['negate', string][];
  return of(play(hurt, { state, dice, answers }).state, 'a').health;
}

it('SB-ATT-20 rolls 3 and 8 and picks the 8: 4 negated', () => {
  expect(negating(['hard-to-put-down'], [3, 8], ['8'])).toBe(6);
});

it('SB-ATT-20 the worse may be picked, and a 10 on either negates all', () => {
  expect(negating(['hard-to-put-down'], [3, 8], ['3'])).toBe(4);
  expect(negating(['hard-to-put-down'], [10, 2], ['10'])).toBe(10);
});

it('SB-ATT-20 anybody else rolls once', () => {
  expect(negating([], [3], [])).toBe(4);
});
