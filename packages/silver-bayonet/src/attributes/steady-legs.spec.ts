import { expect, it } from 'vitest';
import { addedTo } from './attack.spec-support.ts';

it('SB-ATT-42 has +2 to avoid a fall: Speed 6 needs 4 for 12', () => {
  expect(addedTo('fall', [{ id: 'a', attributes: ['steady-legs'] }])).toBe(8);
  expect(addedTo('fall', [{ id: 'a', attributes: [] }])).toBe(6);
});

it('SB-ATT-42 not for a Sprint or another Speed Check', () => {
  expect(addedTo('sprint', [{ id: 'a', attributes: ['steady-legs'] }])).toBe(0);
  expect(addedTo('speed', [{ id: 'a', attributes: ['steady-legs'] }])).toBe(6);
});
