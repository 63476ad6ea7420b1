import { checkDocument, reasonOf, reviewDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../ruleset.ts';
import { scenarios } from '../scenarios/index.ts';
import street from '../scenarios/zombie-infestation.json' with { type: 'json' };

function checked(change: object) {
  return checkDocument(scenarios, { ...street, id: 'mine', ...change });
}

function found(change: object): readonly string[] {
  const result = checked(change);
  return result.ok ? [] : result.refusals.map(({ code, path }) => `${code} ${path}`);
}

function words(change: object): string {
  const result = checked(change);
  return result.ok ? '' : reasonOf(fearAndFaith, result.refusals[0]!);
}

const steps = (...list: readonly unknown[]) => ({
  deployment: { order: 'listed', steps: [...street.deployment.steps, ...list] },
});
const rule = (operation: object, more = {}) => ({
  rules: [{ id: 'mine', when: { event: 'noise' }, do: [operation], ...more }],
});
const house = (id: string, x: number) => ({ id, type: 'building', shape: { rect: [x, 50, 100, 80] } });
const ground = (...terrain: readonly object[]) => ({ layouts: [{ id: 'yard', name: 'A yard', terrain }] });

describe('users’ scenarios', () => {
  it('FF-SCN-01 a scenario of their own is as good as a printed one', () => {
    expect(found({})).toEqual([]);
  });

  it('FF-SCN-01 what is named must be there, and the nearest word is offered', () => {
    const end = [{ ...street.end[0]!, wins: 'goood' }];
    expect(found({ end })).toEqual(['scenario.unknown-id /end/0/wins']);
    expect(words({ end })).toContain('Nobody is called "goood". Did you mean "good"?');
    expect(found(steps({ op: 'deploy', side: 'good', in: [{ zone: 'attic' }] }))).toEqual([
      'scenario.unknown-id /deployment/steps/10/in/0/zone',
    ]);
    expect(found(rule({ op: 'do', procedure: 'nothing' }))).toEqual([
      'scenario.unknown-id /rules/0/do/0/procedure',
    ]);
    expect(found(rule({ op: 'give', token: 'lamp' }))).toEqual(['scenario.unknown-id /rules/0/do/0/token']);
    expect(
      found(rule({ op: 'bring', profile: 'zombie-dogg', side: 'evil', at: { edge: 'north' }, act: 'now' })),
    ).toEqual(['scenario.unknown-id /rules/0/do/0/profile']);
    expect(found(rule({ op: 'set', name: 'n', value: { var: 'm' } }))).toEqual([
      'scenario.unknown-id /rules/0/do/0/value/var',
    ]);
    expect(found(rule({ op: 'arrive', side: 'evil', at: { edge: 'stored:way-out' }, act: 'now' }))).toEqual([
      'scenario.unknown-id /rules/0/do/0/at/edge',
    ]);
    const profiles = { of: { profiles: ['walking-ded'] }, max: 1 };
    expect(
      found({ forces: { ...street.forces, evil: { ...street.forces.evil, limits: [profiles] } } }),
    ).toEqual(['scenario.unknown-id /forces/evil/limits/0/of/profiles/0']);
    const setting = { if: { setting: 'zombie-points', is: true } };
    expect(found(rule({ op: 'time', is: 'day' }, setting))).toEqual([
      'scenario.unknown-id /rules/0/if/setting',
    ]);
  });

  it('FF-SCN-01 words that are not in the format', () => {
    expect(found({ wether: 'fog' })).toEqual(['scenario.unknown-key /wether']);
    expect(found(rule({ op: 'conjure' }))[0]).toMatch(/^scenario\.unknown-op/);
    expect(found({ rules: [{ id: 'r', when: { event: 'sunrise' }, do: [] }] })[0]).toMatch(
      /^scenario\.unknown-event/,
    );
  });

  it('FF-SET-03 everything lies on the table, and no house in another', () => {
    expect(found(ground(house('far', 850)))).toEqual(['scenario.off-board /layouts/0/terrain/0/shape']);
    expect(found(ground(house('a', 100), house('b', 150)))).toEqual([
      'scenario.overlap /layouts/0/terrain/1/shape',
    ]);
    const wood = { id: 'w', type: 'wood', shape: { rect: [100, 50, 200, 200] } };
    expect(found(ground(house('a', 100), wood))).toEqual([]);
    expect(found({ ...ground(), anchors: { 'north-street': [450, 950] } })).toContain(
      'scenario.off-board /anchors/north-street',
    );
  });

  it('FF-SCN-01 names are given once', () => {
    expect(found(ground(house('a', 100), house('a', 400)))).toContain(
      'scenario.duplicate-id /layouts/0/terrain',
    );
    const twice = [street.rules[0], street.rules[0]];
    expect(found({ rules: twice })).toEqual(['scenario.duplicate-id /rules/1/id']);
  });

  it('FF-SET-11 every side comes to the table', () => {
    const deployment = { order: 'listed', steps: street.deployment.steps.slice(0, 8) };
    expect(found({ deployment })).toEqual(['scenario.nobody-comes /deployment/steps']);
  });

  it('FF-SCN-01 tables have a row for every face, procedures an end, and deployment its place', () => {
    const table = { op: 'table', rows: [{ range: [1, 5], name: 'Most', do: [] }] };
    expect(found(rule(table))).toEqual(['scenario.table-gap /rules/0/do/0/rows']);
    expect(
      found({ procedures: { ...street.procedures, round: [{ op: 'do', procedure: 'round' }] } }),
    ).toEqual(['scenario.procedure-loop /procedures/round']);
    const late = { op: 'deploy', side: 'good', in: [{ anywhere: true }] };
    expect(found(rule(late))).toEqual(['scenario.not-allowed-here /rules/0/do/0']);
    expect(found(rule({ op: 'each', who: {}, do: [late] }))).toEqual([
      'scenario.not-allowed-here /rules/0/do/0/do/0',
    ]);
  });

  it('FF-SET-03 every layout is looked at for what shuts somebody off', () => {
    const wall = {
      id: 'w',
      type: 'wall',
      shape: {
        line: [
          [0, 450],
          [900, 450],
        ],
      },
    };
    const result = scenarios.advice!(scenarios.schema.parse({ ...street, ...ground(wall) }));
    expect(result.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'advice.mindless-shut-off /layouts/0/terrain',
    ]);
  });

  it('FF-SCN-01 words for sides mean nobody where no force can be that', () => {
    const told = (forces: object, side: string) => {
      const rules = [{ id: 'x', when: { event: 'noise' }, do: [{ op: 'score', side, n: 1 }] }];
      const deployment = { order: 'listed', steps: ['terrain', 'deploy-defender', 'deploy-attacker'] };
      const own = { id: 'x', name: 'X', forces, rules, deployment };
      const { problems } = reviewDocument(scenarios, own);
      return problems.map((one) => `${one.path} ${reasonOf(fearAndFaith, one)}`);
    };
    const both = { french: { side: 'good' }, british: { side: 'good' } };
    expect(told(both, 'good')).toEqual([]);
    expect(told(both, 'evil')).toEqual([
      expect.stringMatching(
        /^\/rules\/0\/do\/0\/side Nobody is called "evil".*There are: french, british, good,/,
      ),
    ]);
    const three = { a: { side: 'good', as: 'attacker' }, b: { side: 'evil', as: 'attacker' } };
    const more = { ...three, c: { side: 'evil', as: 'attacker' } };
    expect(told(more, 'attacker')).toEqual([]);
    expect(told(more, 'defender')[0]).toContain('Nobody is called "defender".');
    expect(told({ ...more, c: { side: 'evil' } }, 'defender')).toEqual([]);
  });
});
