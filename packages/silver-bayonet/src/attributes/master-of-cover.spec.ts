import { expect, it } from 'vitest';
import { shot } from './attack.spec-support.ts';

/** Right before the target. */
const wall = {
  id: 'wall',
  type: 'low-wall',
  shape: { rect: [25.2, 14, 0.3, 8] as [number, number, number, number] },
};
const hidden = { stats: { defence: 13 }, attributes: ['master-of-cover'] };

it('SB-ATT-28 in Cover it is shot at with -2, not -1 and not -3', () => {
  expect(shot({}, hidden, [7, 6], 'plain', { terrain: [wall] })).toBe(0);
  expect(shot({}, hidden, [7, 7], 'plain', { terrain: [wall] })).toBe(7);
  expect(shot({}, { ...hidden, attributes: [] }, [7, 6], 'plain', { terrain: [wall] })).toBe(7);
});

it('SB-ATT-28 in the open there is nothing to master', () => {
  expect(shot({}, hidden, [6, 6])).toBe(6);
});
