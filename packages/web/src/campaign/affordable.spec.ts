import { describe, expect, it } from 'vitest';
import { affordable } from './affordable.ts';

const COSTS = { a: 10, b: 25, c: 10, d: 5 };
const ids = Object.keys(COSTS);

describe('who stays, to begin with', () => {
  it('is everybody when everybody can be paid', () => {
    expect(affordable(ids, COSTS, 50, 7)).toEqual(ids);
  });

  it('passes over whoever is too dear for what is left', () => {
    expect(affordable(ids, COSTS, 30, 7)).toEqual(['a', 'c', 'd']);
  });

  it('never is more than there are places', () => {
    expect(affordable(ids, COSTS, 50, 2)).toEqual(['a', 'b']);
  });
});
