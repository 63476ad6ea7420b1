import { describe, expect, it } from 'vitest';
import { calledIn, lastNumber, listedIn, unlikeLine, writtenUnit } from './unit-text.ts';

const TEXT =
  'The Watch\nAustria · 95 of 105 points · A Game\n\nHans, Sapper (10)\n  Speed 6\n\nOtto, Guard (12)\n';

describe('a unit out of its words', () => {
  it('begins under the line that names the game, whatever stands before it, quoted or not', () => {
    const quoted = `Look:\n\n${TEXT.replace(/^/gm, '> ')}`;
    for (const text of [TEXT, quoted, TEXT.replaceAll('\n', '\r\n')])
      expect(writtenUnit(text, 'A Game')).toMatchObject({
        name: 'The Watch',
        parts: ['Austria', '95 of 105 points', 'A Game'],
        paragraphs: [['Hans, Sapper (10)', 'Speed 6'], ['Otto, Guard (12)']],
      });
    expect(writtenUnit(TEXT, 'Another Game')).toBeNull();
    expect(writtenUnit('Austria · A Game', 'A Game')).toBeNull();
  });

  it('says which line comes out otherwise, the first of them', () => {
    const written = writtenUnit(TEXT, 'A Game')!;
    expect(unlikeLine(written, TEXT)).toBeNull();
    expect(unlikeLine(written, TEXT.replace('Speed 6', 'Speed 5'))).toBe('Speed 6');
    expect(unlikeLine(written, TEXT.replace('95', '97'))).toBe('Austria · 95 of 105 points · A Game');
  });

  it('parts lists, names and numbers', () => {
    expect(listedIn('Musket (Silver, Oak), Pistol')).toEqual(['Musket (Silver, Oak)', 'Pistol']);
    expect(lastNumber('95 of 105 points')).toBe(105);
    expect(lastNumber('none')).toBeNull();
    expect(calledIn('Quill, retired twice, Vampire Hunter · 50 points')).toEqual({
      name: 'Quill, retired twice',
      parts: ['Vampire Hunter', '50 points'],
    });
    expect(calledIn('Nobody')).toBeNull();
  });
});
