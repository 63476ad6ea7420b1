import bayonetPoint from '@vedette/bayonet-point';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { client } from '../../client.spec-support.ts';
import { builtIn } from '../../rulesets.ts';

it('players are offered no example; it is loaded on request, and twice is once', async () => {
  const engine = await client([]);
  expect(await engine.ask('ruleset.list')).toEqual({ rulesets: [], loadable: ['duel'] });
  expect((await engine.fail('ruleset.show', { ruleset: 'duel' })).data.code).toBe('ruleset.unknown');
  for (let times = 0; times < 2; times++)
    expect(await engine.ask('ruleset.load', { name: 'duel' })).toMatchObject({ id: 'duel' });
  expect((await engine.ask('engine.hello'))['rulesets']).toHaveLength(1);
});

it.each(['@vedette/duel', './index.js', '/etc/passwd', 'fs', 'constructor'])(
  '"%s" cannot be loaded over the wire',
  async (name) => {
    expect((await (await client()).fail('ruleset.load', { name })).code).toBe(-32003);
  },
);

it('every problem of a unit and of a scenario is told, with code, rule and path', async () => {
  const engine = await client();
  const unit = { name: 'Vane', skill: 2, traits: ['strong:1', 'strong:2'] };
  expect(await engine.ask('unit.check', { ruleset: 'duel', unit })).toMatchObject({
    problems: [
      { code: 'unit.twice', rule: 'DU-02', path: '/traits', message: expect.any(String) },
      { code: 'unit.too-good', rule: 'DU-02' },
    ],
  });
  expect((await engine.ask('scenario.check', { ruleset: 'duel', scenario: 3 }))['problems']).toHaveLength(1);
  const { scenario } = await engine.ask('scenario.show', { ruleset: 'duel', scenario: 'mill' });
  expect(await engine.ask('scenario.check', { ruleset: 'duel', scenario })).toEqual({
    problems: [],
    advice: [],
  });
  expect((await engine.fail('scenario.show', { ruleset: 'duel', scenario: 'moon' })).data.code).toBe(
    'scenario.unknown',
  );
});

describe('unit.check with options', () => {
  const check = async (ruleset: string, unit: unknown, options?: object) => {
    const engine = await client(await builtIn());
    const params = options === undefined ? { ruleset, unit } : { ruleset, unit, options };
    return (await engine.ask('unit.check', params))['problems'] as readonly { code: string; path?: string }[];
  };

  it('BP-GEN-08 asks whether the force is of the kind that is played', async () => {
    const unit = bayonetPoint.units.ready.find(({ units }) => units.length > 0);
    expect(await check('bayonet-point', unit)).toEqual([]);
    expect(await check('bayonet-point', unit, { 'play-mode': 'units' })).toEqual([]);
    const [problem] = await check('bayonet-point', unit, { 'play-mode': 'individuals' });
    expect(problem).toMatchObject({ code: 'setup.play-mode', rule: 'BP-GEN-08' });
  });

  it('SB-UNIT-15 asks whether the match allows a soldier from outside the list', async () => {
    const ready = silverBayonet.units.ready[0]!;
    const stranger = { name: 'Harper', type: 'rifleman', special: [], outside: true };
    const unit = { ...ready, soldiers: [...ready.soldiers.slice(0, 3), stranger] };
    expect(await check('silver-bayonet', unit)).toEqual([]);
    expect(await check('silver-bayonet', unit, { 'outside-list': true })).toEqual([]);
    const [problem] = await check('silver-bayonet', unit, {});
    expect(problem).toMatchObject({ code: 'unit.outside-off', path: '/soldiers/3/outside' });
  });

  it('says which options there are', async () => {
    const [problem] = await check('silver-bayonet', silverBayonet.units.ready[0], { 'outside-lst': true });
    expect(problem).toMatchObject({ code: 'option.unknown', path: '/options/outside-lst' });
  });
});
