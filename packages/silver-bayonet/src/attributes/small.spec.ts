import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const viper = { side: null, type: 'ghoul', stats: { defence: 13 }, attributes: ['small'] };

it('SB-ATT-72 shots at it are at -2', () => {
  expect(shot({}, viper, [5, 8])).toBe(0);
  expect(shot({}, viper, [5, 9])).toBe(5);
  expect(shot({}, { ...viper, attributes: [] }, [5, 7])).toBe(5);
});

it('SB-ATT-72 blows are not', () => {
  expect(blow({}, viper, [5, 7])).toBe(5);
});
