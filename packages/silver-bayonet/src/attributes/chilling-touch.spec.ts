import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const ghost = { side: null, type: 'ghost', attributes: ['chilling-touch'] };

it('SB-ATT-11 a Ghost does 6 with a 5, breastplate or not', () => {
  expect(blow(ghost, { side: 0, gear: ['breastplate'] }, [5, 9])).toBe(6);
  expect(blow(ghost, { side: 0, gear: [] }, [5, 9])).toBe(6);
});

it('SB-ATT-11 does not touch Damage Reduction: 5 to a Dhamphir in a breastplate', () => {
  expect(blow(ghost, { side: 0, type: 'dhamphir', gear: ['breastplate'] }, [5, 9])).toBe(5);
});

it('SB-ATT-11 adds to Strong', () => {
  expect(blow({ attributes: ['chilling-touch', 'strong'] }, { gear: ['breastplate'] }, [4, 9])).toBe(6);
});

it('SB-ATT-11 is nothing to a shot', () => {
  expect(shot({ attributes: ['chilling-touch'] }, {}, [5, 9])).toBe(5);
});
