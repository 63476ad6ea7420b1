import { gap } from '@vedette/engine/table';
import { expect, it } from 'vitest';
import { of, type SceneFigure } from '../scene.spec-support.ts';
import { activating } from './supplement.spec-support.ts';

const raiser: Partial<SceneFigure> = { side: null, type: 'ghoul', attributes: ['raise-the-dead'], gear: [] };

it('SB-ATT-83 1-5 a Skeletal Soldier, 6-8 a Revenant, 9 a Black Dog, 10 a Ghost, 2" away', () => {
  const risen = (die: number) => {
    const { state } = activating(raiser, [die, 1], { phase: 'monsters' });
    const created = state.figures.at(-1)!;
    expect(gap(created, of(state, 'a'))).toBeCloseTo(2, 2);
    expect(created.activated).toBe(true);
    return created.type;
  };
  expect([1, 5, 6, 8, 9, 10].map(risen)).toEqual([
    'skeletal-soldier',
    'skeletal-soldier',
    'revenant',
    'revenant',
    'black-dog',
    'ghost',
  ]);
});

it('SB-ATT-83 a wasted activation raises nobody (SB-ATT-03.R1), nor do others', () => {
  const { state } = activating({ ...raiser, terror: { kind: 'paralysed', activations: 0 } }, []);
  expect(state.figures).toHaveLength(3);
  expect(activating({ ...raiser, attributes: [] }, []).state.figures).toHaveLength(3);
});
