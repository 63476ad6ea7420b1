import { expect, it } from 'vitest';
import { shot } from './attack.spec-support.ts';

const moved = (distance: number, more = {}) =>
  shot({ attributes: ['light-infantry-training'], ...more }, {}, [5, 7], 'plain', {
    active: 'a',
    activation: { moved: true, moveSpent: true, distance },
  });

it('SB-ATT-80 a Move of up to 4" does not spoil the shot, a longer one does', () => {
  expect(moved(4)).toBe(5);
  expect(moved(4.1)).toBe(0);
});

it('SB-ATT-80 others pay for any Move', () => {
  expect(moved(1, { attributes: [] })).toBe(0);
});

it('SB-ATT-80 nobody has it in the saddle', () => {
  const rider = { mounted: true, gear: ['pistol'], stats: { accuracy: 3 } };
  expect(moved(3, { ...rider, x: 19.5 })).toBe(0);
});
