import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { NATIONS } from '../data/nations.ts';
import { wants } from '../data/of-the-books.spec-support.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { coatOf, symbolOf } from './symbols.ts';

describe('symbols', () => {
  it('every soldier has a symbol that no other has', () => {
    const symbols = ['officer', ...SOLDIER_TYPES.map(({ id }) => id)].map((id) => symbolOf(id).symbol);
    expect(symbols.length).toBeGreaterThan(20);
    expect(symbols).not.toContain('plain');
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  it('every monster has a symbol, and two letters that no other has', () => {
    const drawn = MONSTER_TYPES.map(({ id }) => ({ id, ...symbolOf(id) }));
    expect(drawn.length).toBeGreaterThan(50);
    const plain = drawn.filter(({ symbol }) => symbol === 'plain').map(({ id }) => id);
    expect(plain, wants('a symbol and two letters', 'board/symbols.ts')).toEqual([]);
    expect(new Set(drawn.map(({ mark }) => mark)).size).toBe(drawn.length);
  });

  it('a monster of one’s own is plain, unless it is called like a symbol', () => {
    expect(symbolOf('marsh-king')).toEqual({ symbol: 'plain' });
    expect(symbolOf('serpent')).toEqual({ symbol: 'serpent' });
  });

  it('every nation has a coat', () => {
    expect(NATIONS.map(({ id }) => coatOf(id))).toEqual(NATIONS.map(({ id }) => id));
    expect(coatOf('nowhere')).toBe('plain');
  });
});
