import { expect, it } from 'vitest';
import { addedTo, blow } from './attack.spec-support.ts';

it('SB-ATT-12 changes nothing outside of scenarios', () => {
  expect(blow({ attributes: ['combat-engineer'] }, {}, [5, 9])).toBe(5);
  expect(addedTo('courage', [{ id: 'a', attributes: ['combat-engineer'] }])).toBe(0);
});
