import { expect, it } from 'vitest';
import { turnNamed } from './turn-name.ts';

it('a turn is called what the game calls the one that is played', () => {
  expect(turnNamed({ turn: 10, turnName: 'Round 10' }, 1)).toBe('Round 1');
  expect(turnNamed({ turn: 10, turnName: 'Round 10' }, 10)).toBe('Round 10');
  expect(turnNamed({ turn: 4 }, 3)).toBe('Turn 3');
});

it('of several numbers in its name the last is the turn’s; a name without it stays as it is', () => {
  expect(turnNamed({ turn: 1, turnName: 'Act 1, round 1' }, 2)).toBe('Act 1, round 2');
  expect(turnNamed({ turn: 1, turnName: 'Round 1 of 10' }, 2)).toBe('Round 2 of 10');
  expect(turnNamed({ turn: 1, turnName: 'Year 1812' }, 2)).toBe('Year 1812');
  expect(turnNamed({ turn: 1, turnName: 'Dusk' }, 2)).toBe('Dusk');
});
