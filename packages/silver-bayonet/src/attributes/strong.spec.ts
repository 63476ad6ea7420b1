import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

it('SB-ATT-43 does 1 more with any melee weapon', () => {
  expect(blow({ attributes: ['strong'] }, {}, [5, 9])).toBe(6);
  expect(blow({ attributes: ['strong'], gear: ['fencing-weapon'] }, {}, [9, 3])).toBe(4);
  expect(blow({ attributes: ['strong'], gear: [] }, {}, [5, 9])).toBe(5);
});

it('SB-ATT-43 not with a shot', () => {
  expect(shot({ attributes: ['strong'] }, {}, [5, 9])).toBe(5);
});

it('SB-EQ-30 a Hobgoblin does 7 to a man in a breastplate with a 6', () => {
  expect(
    blow(
      { side: null, type: 'hobgoblin', gear: ['heavy-weapon'] },
      { side: 0, gear: ['breastplate'] },
      [6, 9],
    ),
  ).toBe(7);
});
