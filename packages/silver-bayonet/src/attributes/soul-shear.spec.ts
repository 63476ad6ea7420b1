import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { strike } from '../rules/melee/strike.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { shot, TOUCHING } from './attack.spec-support.ts';

function striking(dice: readonly number[], victim: Partial<SceneFigure> = {}) {
  const figures = [
    { id: 'a', side: null, type: 'vampire', attributes: ['soul-shear'] },
    { id: 'b', x: 18 + TOUCHING, stats: { courage: 1 }, ...victim },
  ];
  const hits = stepping((cx) => {
    strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
  });
  return of(play(hits, { state: scene({ figures }), dice }).state, 'b');
}

it('SB-ATT-38 4 damage is a Terror Check at -4: Courage +1 and 4 + 5 make 6, Shaken', () => {
  expect(striking([4, 10, 4, 5]).terror).toEqual({ kind: 'shaken', activations: 0 });
});

it('SB-ATT-38 the penalty is what was taken: 1 less by Damage Reduction makes 7, Stunned', () => {
  expect(striking([4, 10, 4, 5], { attributes: ['damage-reduction:1'] }).terror?.kind).toBe('stunned');
});

it('SB-ATT-38 no damage, no Check; nor for whoever is out', () => {
  expect(striking([4, 10], { attributes: ['damage-reduction:9'] }).terror).toBe(null);
  expect(striking([4, 10], { health: 4 }).standing).toBe('removed');
});

it('SB-ATT-38 is nothing to a shot', () => {
  expect(shot({ attributes: ['soul-shear'] }, {}, [5, 9])).toBe(5);
});
