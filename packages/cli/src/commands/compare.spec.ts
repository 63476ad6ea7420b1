import { describe, expect, it } from 'vitest';
import { vedette } from './commands.spec-support.ts';

const DUEL = ['simulate', '--ruleset', 'duel', '--workers', '0', '--seed', 'spec'];

describe('vedette simulate --change', () => {
  it('tells people what a change is worth, and for whom that holds', async () => {
    const { code, said, errors } = await vedette(...DUEL, '--games', '6', '--change', 'a.*.skill=+1');
    expect([code, errors]).toEqual([0, '']);
    expect(said).toMatch(/^recruit against recruit, as it is and changed, meadow, seed spec: /);
    expect(said).toMatch(/That holds for recruit against recruit, with units that change hands\.$/m);
    expect(said).toMatch(/^pairs of equal dice +6$/m);
    expect(said).toMatch(/^ {2}difference +[+-]\d+\.\d %, between [+-]\d+\.\d % and [+-]\d+\.\d %: /m);
  });

  it('tells programs both set-ups and their difference', async () => {
    const args = ['--games', '4', '--change', 'option.turns=1', '--change', 'b.captain-vane.skill=-1'];
    const told = JSON.parse((await vedette(...DUEL, ...args, '--json')).said);
    expect(told).toMatchObject({
      ended: 'complete',
      changes: [
        { text: 'option.turns=1', met: 4, of: 4 },
        { text: 'b.captain-vane.skill=-1', met: 2, of: 4 },
      ],
      share: { pairs: 4, verdict: { is: expect.any(String) } },
      asItIs: { games: 4 },
      changed: { games: 4, length: { turns: { most: 1 } } },
    });
    const alone = JSON.parse((await vedette(...DUEL, '--games', '4', '--json')).said);
    expect(told.asItIs.checksum).toBe(alone.checksum);
  });

  it.each([
    ['a path that is none', ['a.*.skil=+1'], 'a.*.skil=+1: there is no "skil" there. Did you mean "skill"?'],
    ['no path at all', ['skill'], 'skill: a change is <path>=<value>, like a.officer.accuracy=+1'],
    ['a value that no game knows', ['a.unit.skill=99'], 'a.unit.skill=99: /seats/0/unit/skill'],
  ])('says what is wrong with %s', async (_, changes, message) => {
    const { code, said, errors } = await vedette(...DUEL, ...changes.flatMap((text) => ['--change', text]));
    expect([code, said]).toEqual([1, '']);
    expect(errors).toContain(message);
  });

  it('goes without --within', async () => {
    const { errors } = await vedette(...DUEL, '--change', 'a.*.skill=+1', '--within', '5');
    expect(errors).toContain('--within goes without --change');
  });

  it.each([
    ['silver-bayonet', 'skirmish', 'a.officer.accuracy=+1', ['--option', 'turn-limit=1']],
    ['bayonet-point', 'common-ground', 'a.*.class=veteran', []],
    ['fear-and-faith', 'open-fight', 'a.*.combat=+1', []],
  ])('changes figures of %s', async (ruleset, scenario, change, more) => {
    const arena = ['--ruleset', ruleset, '--scenario', scenario, '--a', 'random', '--b', 'random'];
    const rest = ['--games', '1', '--workers', '0', '--seed', 'spec', '--change', change, '--json'];
    const { said, errors } = await vedette('simulate', ...arena, ...more, ...rest);
    expect(errors).toBe('');
    const { asItIs, changed } = JSON.parse(said);
    expect(changed.checksum).not.toBe(asItIs.checksum);
  });
});
