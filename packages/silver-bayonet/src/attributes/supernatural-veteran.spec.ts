import { expect, it } from 'vitest';
import { addedTo, blow } from './attack.spec-support.ts';

it('SB-ATT-40 counts when the unit is mustered, and nowhere in play', () => {
  expect(blow({ attributes: ['supernatural-veteran'] }, {}, [5, 9])).toBe(5);
  expect(addedTo('terror', [{ id: 'a', attributes: ['supernatural-veteran'] }])).toBe(0);
});
