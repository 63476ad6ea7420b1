import { musters } from '@vedette/bayonet-point/muster';
import { units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en/index.ts';
import { readUnit, readUnitText } from './read-unit.ts';

const forces = musters.in();

const [unit] = units.ready;

describe('a unit from a file', () => {
  it('is read as it was written, with the game that it is of', async () => {
    expect(await readUnitText(JSON.stringify(unit))).toMatchObject({
      ok: true,
      company: { muster: { ruleset: 'silver-bayonet' }, unit },
    });
    const [force] = forces.ready;
    expect(await readUnitText(JSON.stringify(force!.unit))).toMatchObject({
      ok: true,
      company: { muster: { ruleset: 'bayonet-point' }, unit: force!.unit },
    });
  });

  it('is read even when it is against the rules', async () => {
    expect((await readUnit({ ...unit, nation: 'atlantis' })).ok).toBe(true);
  });

  it.each([
    ['half a file', '{"format":', en.muster.notJson],
    ['a list', '[]', en.muster.notUnit],
    ['something else', '{"format":"recipe"}', en.muster.notUnit],
    ['a game', '{"format":"vedette-game"}', en.muster.isGame],
    ['another game’s unit', '{"format":"vedette-unit","ruleset":"ludo"}', en.muster.otherRules('ludo')],
    [
      'another document of a known game',
      '{"format":"vedette-monster","ruleset":"silver-bayonet"}',
      en.muster.notUnit,
    ],
    [
      'a name that every object has',
      '{"format":"vedette-unit","ruleset":"constructor"}',
      en.muster.otherRules('constructor'),
    ],
  ])('says what is wrong with %s', async (_, text, words) => {
    expect(await readUnitText(text)).toEqual({ ok: false, words: [words] });
  });

  it('says where a unit is not as it should be, and not without end', async () => {
    const read = await readUnit({ ...unit, soldiers: Array.from({ length: 9 }, () => ({ name: '' })) });
    expect(read.ok).toBe(false);
    const words = read.ok ? [] : read.words;
    expect(words[0]).toBe(en.muster.malformed);
    expect(words[1]).toContain('/soldiers/0');
    expect(words).toHaveLength(7);
  });
});
