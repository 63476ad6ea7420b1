import { expect, it } from 'vitest';
import { of } from '../scene.spec-support.ts';
import { shotAt, struck } from './supplement.spec-support.ts';

const witch = { attributes: ['paralyse'] };

it('SB-ATT-82 a wounding blow paralyses without a Check', () => {
  expect(of(struck(witch, {}, [4, 9]).state, 'b').terror).toEqual({ kind: 'paralysed', activations: 0 });
});

it('SB-ATT-82 it takes the place of a milder state', () => {
  const shaken = { terror: { kind: 'shaken', activations: 1 } } as const;
  expect(of(struck(witch, shaken, [4, 9]).state, 'b').terror).toMatchObject({ kind: 'paralysed' });
});

it('SB-ATT-82 without damage nothing happens', () => {
  expect(of(struck(witch, { attributes: ['indestructible'] }, [4, 9]).state, 'b').terror).toBe(null);
});

it('SB-ATT-82 shots do not paralyse', () => {
  expect(of(shotAt(witch, {}, [4, 9]).state, 'b').terror).toBe(null);
});
