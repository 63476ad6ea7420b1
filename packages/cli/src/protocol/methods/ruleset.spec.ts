import { expect, it } from 'vitest';
import { client } from '../../client.spec-support.ts';

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
