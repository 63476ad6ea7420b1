import { describe, expect, it } from 'vitest';
import {
  allergiesOf,
  attributeId,
  formatAttribute,
  joinAttributes,
  parseAttribute,
  readList,
  readNumber,
  readReduction,
} from './attribute-text.ts';

describe('an attribute as text', () => {
  it.each([
    'strong',
    'damage-reduction:4',
    'damage-reduction:4/shooting',
    'allergy:silver/cold-iron',
    'cursethrower:wasting/burning/slowing',
  ])('"%s" survives reading and writing', (text) => {
    expect(formatAttribute(parseAttribute(text))).toBe(text);
  });

  it('has an id and arguments', () => {
    expect(parseAttribute('allergy:silver/fire')).toEqual({ id: 'allergy', args: ['silver', 'fire'] });
    expect(parseAttribute('strong')).toEqual({ id: 'strong', args: [] });
    expect(attributeId('sow-fear:0')).toBe('sow-fear');
    expect(attributeId('strong')).toBe('strong');
  });

  it.each(['', 'Strong', 'strong:', 'a+b', 'allergy:silver//fire', 'x y'])('"%s" is none', (text) => {
    expect(() => parseAttribute(text)).toThrow('is no attribute');
  });

  it('a reduction is against anything unless it says against what', () => {
    expect(readReduction('4')).toEqual({ value: 4, against: 'any' });
    expect(readReduction('9/shooting')).toEqual({ value: 9, against: 'shooting' });
  });

  it('lists and numbers', () => {
    expect(readList('')).toEqual([]);
    expect(readList('burning/slowing')).toEqual(['burning', 'slowing']);
    expect(readNumber('0')).toBe(0);
  });
});

describe('attributes from several sources', () => {
  it('SB-ATT-01 the same one counts once', () => {
    expect(joinAttributes(['strong', 'nimble', 'strong'])).toEqual(['strong', 'nimble']);
  });

  it('SB-ATT-01 the better value counts', () => {
    expect(joinAttributes(['damage-reduction:2', 'damage-reduction:4'])).toEqual(['damage-reduction:4']);
    expect(joinAttributes(['damage-reduction:4', 'damage-reduction:2'])).toEqual(['damage-reduction:4']);
  });

  it('SB-ATT-01 reductions against different things both stay', () => {
    const hound = ['damage-reduction:2', 'damage-reduction:4/firearms'];
    expect(joinAttributes(hound)).toEqual(hound);
  });

  it('SB-ATT-01 different attributes stay as they are', () => {
    expect(joinAttributes(['strong', 'very-strong'])).toEqual(['strong', 'very-strong']);
  });

  it('allergies become one list', () => {
    expect(joinAttributes(['allergy:silver/fire', 'strong', 'allergy:fire/salt'])).toEqual([
      'allergy:silver/fire/salt',
      'strong',
    ]);
    expect(allergiesOf(['allergy:silver/fire', 'strong'])).toEqual(['silver', 'fire']);
    expect(allergiesOf(['strong'])).toEqual([]);
  });
});
