import { expect, it } from 'vitest';
import { ear } from './ear.ts';

it('a roll is told by its totals, without what counted for and against them, and with what came of it', () => {
  const shot =
    'Thorne against Casimir with antique pistol: 4 + 2 + 1 antique pistol - 2 long range - 1 the night = 4 to 3 + 3 = 6; nothing comes of it.';
  expect(ear.rolled(shot, -2, 1)).toBe(
    'Thorne against Casimir with antique pistol: 4 to 6; nothing comes of it.',
  );
  const alone = 'Thorne against Casimir with hand weapon: 6 - 7 the odds = -1 to 5; Thorne is knocked down.';
  expect(ear.rolled(alone, -6, 1)).toBe(
    'Thorne against Casimir with hand weapon: -1 to 5; Thorne is knocked down.',
  );
  expect(ear.rolled('Kern stands it (8 + 2 against 9).', 10, 9)).toBe('Kern stands it (10 against 9).');
});
