import type { Scene } from '@vedette/engine';
import { expect, it } from 'vitest';
import { say } from '../words/say.ts';
import { verdictOf } from './verdict.ts';

const sides = ['Vane', 'Roux', 'Sharp'].map((name) => ({ name })) as unknown as Scene['sides'];

it('names who has won, and says when nobody has more than another', () => {
  expect(verdictOf({ shares: [1, 0] }, sides)).toBe(say.play.won(['Vane']));
  expect(verdictOf({ shares: [0, 0.5, 0.5] }, sides)).toBe(say.play.won(['Roux', 'Sharp']));
  expect(verdictOf({ shares: [0.5, 0.5] }, sides)).toBe(say.play.drawn);
  expect(verdictOf({ shares: [1] }, sides)).toBe(say.play.won(['Vane']));
});

it('an article is small in the midst of the sentence, and nothing else of a name is touched', () => {
  const named = (name: string) => verdictOf({ shares: [1] }, [{ name }]);
  expect(named('The column on the march')).toBe('The day goes to the column on the march.');
  expect(named('Thebes')).toBe('The day goes to Thebes.');
  expect(named('The few of The Tower')).toBe('The day goes to the few of The Tower.');
});

it('nobody’s own name is touched, though it looks like an article', () => {
  const named = (name: string) => verdictOf({ shares: [1] }, [{ name }]);
  expect(named('An Nguyen')).toBe('The day goes to An Nguyen.');
  expect(named('A Sharp')).toBe('The day goes to A Sharp.');
});

it('SB-END-04.R1 whoever concedes alone, or together with all others, has lost', () => {
  expect(verdictOf({ shares: [0] }, sides)).toBe(say.play.lost);
  expect(verdictOf({ shares: [0, 0] }, sides)).toBe(say.play.lost);
});
