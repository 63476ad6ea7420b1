import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en.ts';
import { readUnit, readUnitText } from './read-unit.ts';

const [unit] = units.ready;

describe('a unit from a file', () => {
  it('is read as it was written', () => {
    expect(readUnitText(JSON.stringify(unit))).toEqual({ ok: true, unit });
  });

  it('is read even when it is against the rules', () => {
    expect(readUnit({ ...unit, nation: 'atlantis' }).ok).toBe(true);
  });

  it.each([
    ['half a file', '{"format":', en.muster.notJson],
    ['a list', '[]', en.muster.notUnit],
    ['something else', '{"format":"recipe"}', en.muster.notUnit],
    ['a game', '{"format":"vedette-game"}', en.muster.isGame],
    [
      'another game’s unit',
      '{"format":"vedette-unit","ruleset":"bayonet-point"}',
      en.muster.otherRules('bayonet-point'),
    ],
  ])('says what is wrong with %s', (_, text, words) => {
    expect(readUnitText(text)).toEqual({ ok: false, words: [words] });
  });

  it('says where a unit is not as it should be, and not without end', () => {
    const read = readUnit({ ...unit, soldiers: Array.from({ length: 9 }, () => ({ name: '' })) });
    expect(read.ok).toBe(false);
    const words = read.ok ? [] : read.words;
    expect(words[0]).toBe(en.muster.malformed);
    expect(words[1]).toContain('/soldiers/0');
    expect(words).toHaveLength(7);
  });
});
