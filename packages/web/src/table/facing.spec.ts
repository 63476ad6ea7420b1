import { describe, expect, it } from 'vitest';
import { facingTo, turned } from './facing.ts';

const HERE = { x: 10, y: 10 };

describe('a facing', () => {
  it('begins where y grows and goes round by way of where x grows', () => {
    expect(facingTo(HERE, { x: 10, y: 20 })).toBe(0);
    expect(facingTo(HERE, { x: 20, y: 10 })).toBe(18);
    expect(facingTo(HERE, { x: 10, y: 0 })).toBe(36);
    expect(facingTo(HERE, { x: 0, y: 10 })).toBe(54);
  });

  it('never reaches a whole turn', () => {
    expect(facingTo(HERE, { x: 9.999, y: 20 })).toBe(0);
    expect([turned(71, 3), turned(1, -3)]).toEqual([2, 70]);
  });
});
