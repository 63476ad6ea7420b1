import { describe, expect, it } from 'vitest';
import { PROFILES, SPECIAL_PROFILES } from '../data/profiles/profiles.ts';
import { symbolOf } from './symbols.ts';

const IDS = [...PROFILES, ...SPECIAL_PROFILES].map(({ id }) => id);

describe('symbols', () => {
  it('every profile has a symbol', () => {
    expect(IDS).toHaveLength(150);
    expect(IDS.filter((id) => symbolOf(id).symbol === 'plain')).toEqual([]);
  });

  it('no two profiles look alike: what shares a symbol has letters of its own', () => {
    const drawn = IDS.map((id) => symbolOf(id)).map(({ symbol, mark }) => `${symbol} ${mark ?? ''}`);
    expect(drawn.filter((look, i) => drawn.indexOf(look) !== i)).toEqual([]);
  });

  it('whoever shares a symbol has two letters, and whoever has one alone has none', () => {
    const drawn = IDS.map((id) => symbolOf(id));
    const shares = (symbol: string) => drawn.filter((other) => other.symbol === symbol).length > 1;
    const wrong = drawn.filter(({ symbol, mark }) =>
      shares(symbol) ? !/^[A-Z][a-z]$/.test(mark ?? '') : mark !== undefined,
    );
    expect(wrong).toEqual([]);
  });

  it('a profile of one’s own is plain, unless it is called like a symbol', () => {
    expect(symbolOf('marsh-king')).toEqual({ symbol: 'plain' });
    expect(symbolOf('lantern')).toEqual({ symbol: 'lantern' });
    expect(symbolOf('constructor')).toEqual({ symbol: 'plain' });
  });
});
