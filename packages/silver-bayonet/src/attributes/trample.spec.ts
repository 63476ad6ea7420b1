import { expect, it } from 'vitest';
import { carries } from '../kit.ts';
import { of, type SceneFigure } from '../scene.spec-support.ts';
import { blow, shot } from './attack.spec-support.ts';
import { activating, struck } from './supplement.spec-support.ts';

const moose = { attributes: ['large', 'trample'] };
const isDown = (a: Partial<SceneFigure>, b: Partial<SceneFigure>, dice: readonly number[]) =>
  carries(of(struck(a, b, dice).state, 'b'), 'knocked-down');

it('SB-ATT-63 a hit knocks down whoever is smaller, damage or not', () => {
  expect(isDown(moose, {}, [4, 9])).toBe(true);
  expect(isDown(moose, { attributes: ['indestructible'] }, [4, 9])).toBe(true);
});

it('SB-ATT-63 a miss does not, nor does a hit on anything as large', () => {
  expect(isDown(moose, {}, [2, 2])).toBe(false);
  expect(isDown(moose, { mounted: true, health: 12 }, [4, 10])).toBe(false);
  expect(isDown({ attributes: ['trample'] }, {}, [4, 9])).toBe(false);
  expect(isDown({ attributes: ['trample'] }, { attributes: ['small'] }, [4, 9])).toBe(true);
});

it('SB-ATT-63 the fallen have 2 less Defence in melee only', () => {
  const fallen = { attributes: ['knocked-down'] };
  expect(blow({}, fallen, [4, 6])).toBe(4);
  expect(blow({}, fallen, [4, 5])).toBe(0);
  expect(shot({}, fallen, [4, 7])).toBe(0);
});

it('SB-ATT-63 getting up costs the Move and nothing else', () => {
  const { state } = activating({ attributes: ['knocked-down'] }, []);
  expect(state.activation).toMatchObject({ moveSpent: true, moved: false, actionSpent: false, over: false });
  expect(of(state, 'a').kit).toBe('');
});

it('SB-ATT-63 whoever wastes its activation stays down', () => {
  const { state } = activating(
    { attributes: ['knocked-down'], terror: { kind: 'paralysed', activations: 0 } },
    [],
  );
  expect(of(state, 'a').kit).toBe('knocked-down');
});
