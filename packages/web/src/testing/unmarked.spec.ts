import { marked } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { unmarked } from './unmarked.spec-support.ts';

describe('a made-up language', () => {
  it('has marks about all that it says, whatever it is made of', () => {
    const words = marked({ title: 'Begin', list: ['a', 'b'], turn: (n: number) => `Turn ${n}`, most: 3 });
    expect([words.title, words.list[1], words.turn(2), words.most]).toEqual([
      '⟦Begin⟧',
      '⟦b⟧',
      '⟦Turn 2⟧',
      3,
    ]);
  });

  it('shows what has not gone through it', () => {
    expect(unmarked('⟦Begin⟧', [])).toBeNull();
    expect(unmarked('⟦Begin⟧ now', [])).toBe('now');
    expect(unmarked('⟦Pike ⟦5"⟧ away⟧: 3, ⟦x⟧', [])).toBeNull();
    expect(unmarked('Captain Vane: ⟦shoots⟧ (SB-SHT-08.R2, D10)', ['Captain Vane'])).toBeNull();
    expect(unmarked('Captain Vane: shoots', ['Captain Vane'])).toBe(': shoots');
  });
});
