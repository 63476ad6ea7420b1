import { describe, expect, it } from 'vitest';
import { afterGame, settle, type Tale } from '../campaign.spec-support.ts';

const banked = (tale: Tale) =>
  settle(afterGame('victory-points', {}, tale), [], [], 1).state.players.map(({ points, earned }) => {
    expect(points).toBe(earned);
    return points;
  });

describe('the winner’s credit', () => {
  it('FF-CAMP-03 the example: 20 against 8 is 12 and 0', () => {
    expect(banked({ won: 0, scores: [20, 8] })).toEqual([12, 0]);
  });

  it('FF-CAMP-03 a draw banks nothing', () => {
    expect(banked({ won: null, scores: [9, 9] })).toEqual([0, 0]);
  });

  it('FF-CAMP-03 the winner is who met the condition; a difference below nothing is nothing', () => {
    expect(banked({ won: 1, scores: [10, 4] })).toEqual([0, 0]);
    expect(banked({ won: 1, scores: [3, 4] })).toEqual([0, 1]);
  });

  it('FF-CAMP-03 in the first scenario only the winner scores, and all of it', () => {
    expect(banked({ won: 1, scores: [6, 10], scenario: 'zombie-infestation' })).toEqual([0, 10]);
  });

  it('FF-CAMP-03 FF-CAMP-28 what was drunk from fear comes on top, won or lost', () => {
    expect(banked({ won: 0, scores: [20, 8], besides: [0, 3] })).toEqual([12, 3]);
  });
});
