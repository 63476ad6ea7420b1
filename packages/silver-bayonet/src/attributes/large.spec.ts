import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const big = { side: null, type: 'troll', attributes: ['large'], stats: { defence: 14 } };

it('SB-ATT-27 is shot at with +1: 12 and Accuracy +1 hit Defence 14', () => {
  expect(shot({}, big, [6, 6])).toBe(6);
  expect(shot({}, { ...big, attributes: [] }, [6, 6])).toBe(0);
  expect(shot({}, big, [6, 5])).toBe(0);
});

it('SB-ATT-27 is no easier to strike', () => {
  expect(blow({}, big, [6, 6])).toBe(0);
});
