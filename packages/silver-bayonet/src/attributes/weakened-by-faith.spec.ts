import { expect, it } from 'vitest';
import { blow, shot } from './attack.spec-support.ts';

const ghoul = { side: null, type: 'ghost', attributes: ['weakened-by-faith'], stats: { melee: 0 } };
const pious = { side: 0, gear: ['holy-symbol'], stats: { defence: 13 } };

it('SB-ATT-47 strikes with -3 at whoever carries a holy symbol (SB-EQ-23)', () => {
  expect(blow(ghoul, pious, [8, 8])).toBe(8);
  expect(blow(ghoul, pious, [8, 7])).toBe(0);
  expect(blow(ghoul, { ...pious, gear: [] }, [8, 5])).toBe(8);
});

it('SB-ATT-47 a symbol that is lost does not count, and others do not mind it', () => {
  expect(blow(ghoul, { ...pious, gear: [{ item: 'holy-symbol', state: 'lost' }] }, [8, 5])).toBe(8);
  expect(blow({ ...ghoul, attributes: [] }, pious, [8, 5])).toBe(8);
});

it('SB-ATT-47 shots are not weakened', () => {
  const hurler = {
    ...ghoul,
    attributes: ['weakened-by-faith'],
    gear: ['hurled-rock'],
    stats: { accuracy: 0 },
  };
  expect(shot(hurler, pious, [8, 5])).toBe(8);
});
