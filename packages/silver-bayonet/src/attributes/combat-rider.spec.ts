import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { of, scene } from '../scene.spec-support.ts';

function mayRide(attributes: string[]): boolean {
  const s = scene({ figures: [{ id: 'a', attributes }] });
  return looking(s).modify('mayRide', of(s, 'a'), false);
}

it('SB-ATT-13 may start the game mounted, and nobody else may', () => {
  expect(mayRide(['combat-rider'])).toBe(true);
  expect(mayRide(['steady-legs'])).toBe(false);
});
