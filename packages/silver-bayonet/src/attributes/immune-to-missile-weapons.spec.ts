import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const walker = {
  side: null,
  type: 'forest-walker',
  attributes: ['allergy:enchanted', 'damage-reduction:6', 'immune-to-missile-weapons'],
  health: 20,
};

it('SB-ATT-52 a plain musket does nothing to a Forest Walker', () => {
  expect(shot({}, walker, [9, 9])).toBe(0);
});

it('SB-ATT-52 an enchanted musket with a 7 does 7', () => {
  expect(shot({ attributes: ['fey-touched'] }, walker, [7, 9])).toBe(7);
});

it('SB-ATT-52 a sword with a 7 does 1, for only Damage Reduction counts', () => {
  expect(blow({}, walker, [7, 9])).toBe(1);
});
