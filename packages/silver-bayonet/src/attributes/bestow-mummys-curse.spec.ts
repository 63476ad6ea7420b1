import { expect, it } from 'vitest';
import { of } from '../scene.spec-support.ts';
import { struck } from './supplement.spec-support.ts';

const mummy = { attributes: ['bestow-mummys-curse'] };

it('SB-ATT-66 whoever it wounds, standing or fallen, is marked', () => {
  expect(of(struck(mummy, {}, [4, 9]).state, 'b').marks['mummys-curse']).toBe(1);
  expect(of(struck(mummy, { health: 1 }, [4, 9]).state, 'b').marks['mummys-curse']).toBe(1);
});

it('SB-ATT-66 no damage, no mark; and nobody else’s wounds', () => {
  expect(
    of(struck(mummy, { attributes: ['indestructible'] }, [4, 9]).state, 'b').marks['mummys-curse'],
  ).toBeUndefined();
  expect(of(struck({}, {}, [4, 9]).state, 'b').marks['mummys-curse']).toBeUndefined();
});
