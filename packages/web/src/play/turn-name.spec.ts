import { expect, it } from 'vitest';
import { turnNamed } from './turn-name.ts';

it('a turn is called what the game calls the one that is played', () => {
  expect(turnNamed({ turn: 10, turnName: 'Round 10' }, 1)).toBe('Round 1');
  expect(turnNamed({ turn: 10, turnName: 'Round 10' }, 10)).toBe('Round 10');
  expect(turnNamed({ turn: 4 }, 3)).toBe('Turn 3');
});
