import { COATS, type Coat } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { CUTS, cutOf, lookAlike } from './coats.ts';

const wearing = (...coats: readonly Coat[]) => coats.map((coat) => ({ coat }));

describe('coats', () => {
  it('two blues look alike, and everybody looks like himself', () => {
    expect(lookAlike('france', 'prussia')).toBe(true);
    expect(lookAlike('prussia', 'france')).toBe(true);
    expect(lookAlike('france', 'britain')).toBe(false);
    for (const coat of COATS) expect(lookAlike(coat, coat)).toBe(true);
  });

  it('of those who look alike no two are cut alike; who looks like nobody is round', () => {
    const sides = wearing('france', 'britain', 'prussia', 'france');
    expect(sides.map((_, side) => cutOf(side, sides))).toEqual(['round', 'round', 'square', 'lozenge']);
    expect(cutOf(null, sides)).toBe('round');
    const four = wearing('spain', 'spain', 'spain', 'spain');
    expect(new Set(four.map((_, side) => cutOf(side, four))).size).toBe(CUTS.length);
  });
});
