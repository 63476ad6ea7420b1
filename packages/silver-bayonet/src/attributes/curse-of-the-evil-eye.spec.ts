import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const witch = {
  side: null,
  type: 'nightmare-witch',
  attributes: ['curse-of-the-evil-eye'],
  gear: ['natural-weapons'],
  stats: { defence: 11, melee: 1 },
  health: 20,
};

it('SB-ATT-77 10 and 6 against it: the 10 is rolled again to 4, a hit for 4', () => {
  expect(blow({}, witch, [10, 4, 6])).toBe(4);
});

it('SB-ATT-77 each die once: a second 10 stands', () => {
  expect(blow({}, witch, [9, 10, 8])).toBe(10);
});

it('SB-ATT-77 shots too', () => {
  expect(shot({}, witch, [9, 3, 10, 7])).toBe(3);
});

it('SB-ATT-77 its own 1s and 2s are rolled again against a unit figure', () => {
  expect(blow(witch, { side: 0 }, [1, 8, 2, 5])).toBe(8);
});

it('SB-ATT-77 the faithful are not touched either way', () => {
  expect(blow({ attributes: ['great-faith'] }, witch, [10, 6])).toBe(10);
  expect(blow({ gear: ['hand-weapon', 'holy-symbol'] }, witch, [10, 6])).toBe(10);
  expect(blow(witch, { side: 0, gear: ['holy-symbol'] }, [2, 10])).toBe(2);
});

it('SB-ATT-77 8s and 3s stay', () => {
  expect(blow({}, witch, [8, 3])).toBe(8);
  expect(blow(witch, { side: 0 }, [3, 10])).toBe(3);
});
