import { describe, expect, it } from 'vitest';
import { givenOf, ordered } from './given-orders.ts';

const STRIKE = {
  id: 'strike-back',
  choices: [
    { id: 'always', words: '', number: null },
    { id: 'unless-weak', words: '', number: { from: 10, to: 90, usual: 50, words: '' } },
  ],
};
const OTHER = { order: 'rest', choice: 'judge' };

describe('a standing order', () => {
  it('is given, changed and withdrawn, and the others stay', () => {
    const given = ordered([OTHER], STRIKE, 'always');
    expect(given).toEqual([OTHER, { order: 'strike-back', choice: 'always' }]);
    expect(givenOf(given, STRIKE)?.choice).toBe('always');
    const changed = ordered(given, STRIKE, 'unless-weak');
    expect(changed).toEqual([OTHER, { order: 'strike-back', choice: 'unless-weak', least: 50 }]);
    expect(ordered(changed, STRIKE, null)).toEqual([OTHER]);
    expect(givenOf([OTHER], STRIKE)).toBeNull();
  });

  it.each([
    [30, 30],
    [9, 10],
    [91, 90],
    [33.4, 33],
    [Number.NaN, 50],
  ])('with the number %s has %s', (wanted, least) => {
    expect(ordered([], STRIKE, 'unless-weak', wanted)).toEqual([
      { order: 'strike-back', choice: 'unless-weak', least },
    ]);
  });

  it('that the game does not offer is none', () => {
    expect(ordered([OTHER], STRIKE, 'never')).toEqual([OTHER]);
  });
});
