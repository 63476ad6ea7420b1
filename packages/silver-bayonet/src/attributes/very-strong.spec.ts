import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

it('SB-ATT-46 does 2 more in melee, in place of Strong', () => {
  expect(blow({ attributes: ['very-strong'] }, {}, [5, 9])).toBe(7);
  expect(blow({ attributes: ['strong', 'very-strong'] }, {}, [5, 9])).toBe(7);
  expect(shot({ attributes: ['very-strong'] }, {}, [5, 9])).toBe(5);
});

it('SB-ATT-46 with the option both add up to 3', () => {
  const options = { 'strong-and-very-strong-add': true };
  expect(blow({ attributes: ['strong', 'very-strong'] }, {}, [5, 9], { options })).toBe(8);
});
