import { expect, it } from 'vitest';
import { of, type SceneFigure } from '../scene.spec-support.ts';
import { struck } from './supplement.spec-support.ts';

const bones = {
  side: null,
  type: 'skeletal-soldier',
  attributes: ['brittle', 'skeleton', 'indestructible'],
  gear: ['rusted-weapon'],
};
const man = (weapon: string): Partial<SceneFigure> => ({ side: 0, type: 'infantryman', gear: [weapon] });
const after = (weapon: string, dice: readonly number[], more: Partial<SceneFigure> = {}) =>
  of(struck(man(weapon), { ...bones, ...more }, dice).state, 'b');

it('SB-ATT-76 a heavy weapon that hits destroys it, whatever it is immune to, and leaves no pile', () => {
  expect(after('heavy-weapon', [2, 9])).toMatchObject({ standing: 'removed', fallenTo: 0, marks: {} });
});

it('SB-ATT-76 so does a natural double 10, even without the optional rules', () => {
  expect(after('hand-weapon', [10, 10]).standing).toBe('removed');
});

it('SB-ATT-76 other hits do not, nor does a miss', () => {
  expect(after('hand-weapon', [10, 9]).standing).toBe('standing');
  expect(after('heavy-weapon', [2, 2]).standing).toBe('standing');
});

it('SB-ATT-76 sound bodies stand a heavy blow', () => {
  expect(after('heavy-weapon', [2, 9], { attributes: [] }).standing).toBe('standing');
});
