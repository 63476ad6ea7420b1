import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const viper = { side: null, type: 'viper', attributes: ['maximum-damage:3'], gear: ['natural-weapons'] };

it('SB-ATT-70 a Viper with a 9 does 3, against a breastplate 2', () => {
  expect(blow(viper, {}, [9, 9])).toBe(3);
  expect(blow(viper, { gear: ['breastplate'] }, [9, 9])).toBe(2);
});

it('SB-ATT-70 less than the cap stays as it is', () => {
  expect(blow(viper, {}, [3, 10])).toBe(3);
  expect(blow(viper, {}, [2, 10])).toBe(2);
});

it('SB-ATT-70 it caps what the bearer does, not what it takes', () => {
  expect(shot({}, { ...viper, health: 9 }, [7, 9])).toBe(7);
});
