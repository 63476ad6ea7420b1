import { describe, expect, it } from 'vitest';
import silverBayonet from '../../../../docs/rules/silver-bayonet.json' with { type: 'json' };
import { pageInWords } from './page.ts';

describe('the page of a rule', () => {
  it('is told short, ranges and several places included', () => {
    expect(pageInWords('p.58')).toBe('p. 58');
    expect(pageInWords('p.21-24, p.60')).toBe('p. 21–24, 60');
    expect(pageInWords('Dice, p.11')).toBe('p. 11');
    expect(pageInWords('p.91 and other scenarios')).toBe('p. 91');
  });

  it('names a supplement, and not the book of the game', () => {
    expect(pageInWords('Carpathians p.60-61')).toBe('Carpathians, p. 60–61');
    expect(pageInWords('Carpathians p.60-61, Canada p.59-61')).toBe(
      'Carpathians, p. 60–61; Canada, p. 59–61',
    );
  });

  it('is a paragraph in a game that has those', () => {
    expect(pageInWords('§9, under Table 3')).toBe('§9');
    expect(pageInWords('§2.1, §14.1, §18.1, scenario 3-4')).toBe('§2.1, §14.1, §18.1');
  });

  it('is not invented where the books have none', () => {
    expect(pageInWords(null)).toBeNull();
    expect(pageInWords('general')).toBeNull();
  });

  it('is known for every rule of the core book', () => {
    const core = silverBayonet.filter(({ id }) => /^SB-(?:SHT|MEL|MOV|FATE|TER|CLUE|LOAD)-/.test(id));
    expect(core.filter(({ page }) => pageInWords(page) === null)).toEqual([]);
  });
});
