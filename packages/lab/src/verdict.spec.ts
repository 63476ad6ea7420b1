import { expect, it } from 'vitest';
import { inWords, verdictOn } from './verdict.ts';
import { wilson } from './wilson.ts';

const said = (wins: number, games: number, even?: number) => inWords(verdictOn(wilson(wins, games), even));

it('is sure where the interval leaves out what is even', () => {
  expect(said(70, 100)).toBe('ahead, sure');
  expect(said(30, 100)).toBe('behind, sure');
  expect(said(40, 100, 0.25)).toBe('ahead, sure');
});

it('else says how many games more would tell, should it go on like this', () => {
  expect(said(53, 100)).toBe('too close: about 970 more games');
  expect(said(50, 100)).toBe('too close: level so far');
  expect(said(50.01, 100)).toBe('too close: level so far');
  expect(said(0, 0)).toBe('too close: level so far');
});

it.each([51, 53, 55, 58])('after so many games more, with %i of a hundred, it is sure', (wins) => {
  const games = 100 + verdictOn(wilson(wins, 100)).more!;
  expect(verdictOn(wilson((wins / 100) * games, games)).is).toBe('ahead');
  expect(verdictOn(wilson((wins / 100) * games * 0.8, games * 0.8)).is).toBe('open');
});
