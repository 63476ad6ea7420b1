import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const thing = { side: null, type: 'ghoul', attributes: ['allergy:enchanted', 'indestructible'] };

it('SB-ATT-50 its blows and shots are enchanted', () => {
  expect(blow({ attributes: ['fey-touched'] }, thing, [7, 9])).toBe(7);
  expect(shot({ attributes: ['fey-touched'] }, thing, [7, 9])).toBe(7);
});

it('SB-ATT-50 nobody else’s are', () => {
  expect(blow({}, thing, [7, 9])).toBe(0);
  expect(shot({}, thing, [7, 9])).toBe(0);
});
