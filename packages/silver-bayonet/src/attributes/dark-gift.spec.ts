import { expect, it } from 'vitest';
import { of, type SceneFigure } from '../scene.spec-support.ts';
import { activating } from './supplement.spec-support.ts';

const giver = { side: null, type: 'ghoul', attributes: ['dark-gift'], gear: [], stats: { courage: 2 } };
const undead = (id: string, inches: number, health = 5): SceneFigure => ({
  id,
  side: null,
  type: 'revenant',
  attributes: [],
  x: 18 + 0.984 + inches,
  y: id === 'far' ? 18 : 18.01,
  health,
});

it('SB-ATT-78 10 on a Courage Check mends all hurt undead within 6" by 2', () => {
  const figures = [undead('near', 6), { ...undead('far', 6.2), x: 18 - 0.984 - 6.2 }];
  const { state } = activating(giver, [4, 4], { figures });
  expect(of(state, 'near').health).toBe(7);
  expect(of(state, 'far').health).toBe(5);
});

it('SB-ATT-78 9 does nothing', () => {
  expect(of(activating(giver, [4, 3], { figures: [undead('near', 3)] }).state, 'near').health).toBe(5);
});

it('SB-ATT-78 without any it mends itself; unhurt it raises the dead', () => {
  const living = { id: 'wolf', side: null, type: 'ghoul', attributes: [], health: 3, x: 22 };
  expect(of(activating({ ...giver, health: 5 }, [4, 4], { figures: [living] }).state, 'a').health).toBe(7);
  const { state } = activating(giver, [4, 4, 5, 1]);
  expect(state.figures.some(({ type }) => type === 'skeletal-soldier')).toBe(true);
});

it('SB-ATT-03.R1 a wasted activation has no Dark Gift', () => {
  const wasted = { ...giver, terror: { kind: 'paralysed', activations: 0 } } as const;
  expect(of(activating(wasted, [], { figures: [undead('near', 3)] }).state, 'near').health).toBe(5);
});
