import { checkDocument, reasonOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../ruleset.ts';
import { scenarios } from '../scenarios/index.ts';
import chateau from '../scenarios/sack-the-chateau.json' with { type: 'json' };

function found(change: object): readonly string[] {
  return told({ ...chateau, id: 'mine', ...change }).map(([problem]) => problem!);
}

/** Every problem as code and place, and its sentence. */
function told(document: object): readonly (readonly string[])[] {
  const checked = checkDocument(scenarios, document);
  if (checked.ok) return [];
  return checked.refusals.map((problem) => [
    `${problem.code} ${problem.path}`,
    reasonOf(bayonetPoint, problem),
  ]);
}

const words = (change: object) => {
  const checked = checkDocument(scenarios, { ...chateau, id: 'mine', ...change });
  return checked.ok ? '' : reasonOf(bayonetPoint, checked.refusals[0]!);
};
const steps = (...list: readonly object[]) => ({
  deployment: { order: 'listed', steps: [...chateau.deployment.steps, ...list] },
});
const house = (id: string, x: number, more = {}) => ({
  id,
  type: 'wooden-building',
  shape: { rect: [x, 50, 100, 80] },
  ...more,
});

describe('users’ scenarios', () => {
  it('BP-SCN-01 a scenario of their own is as good as a printed one', () => {
    expect(found({})).toEqual([]);
  });

  it('BP-SCN-01 what is named must be there, and the nearest word is offered', () => {
    const end = [{ ...chateau.end[0]!, wins: 'atacker' }];
    expect(found({ end })).toEqual(['scenario.unknown-id /end/0/wins']);
    expect(words({ end })).toBe(
      'There is no role "atacker". Did you mean "attacker"? There are: attacker, defender.',
    );
    expect(found({ limit: { turns: { var: 'turns' }, otherwise: 'nobody' } })).toEqual([
      'scenario.unknown-id /limit/turns/var',
      'scenario.unknown-id /limit/otherwise',
    ]);
    expect(found({ exits: [{ side: 'attacker', edge: 'opposite:road' }] })).toEqual([
      'scenario.unknown-id /exits/0/edge',
    ]);
    expect(found(steps({ op: 'do', procedure: 'nothing' }))).toEqual([
      'scenario.unknown-id /deployment/steps/3/procedure',
    ]);
  });

  it('BP-SCN-01 words that are not in the format', () => {
    expect(found({ weather: 'fog' })[0]).toMatch(/^scenario\./);
    expect(found(steps({ op: 'conjure' }))[0]).toMatch(/^scenario\./);
  });

  it('BP-SCN-06 everything lies on the board, and no house in another', () => {
    expect(found({ terrain: [house('far', 1750)] })).toEqual(['scenario.off-board /terrain/0/shape']);
    expect(found({ terrain: [house('a', 100), house('b', 150)] })).toEqual([
      'scenario.overlap /terrain/1/shape',
    ]);
    const one = { group: 'farm' };
    expect(found({ terrain: [house('a', 100, one), house('b', 150, one)] })).toEqual([]);
    const wood = { id: 'w', type: 'open-wood', shape: { rect: [100, 50, 300, 300] } };
    expect(found({ terrain: [house('a', 100), wood] })).toEqual([]);
  });

  it('BP-SCN-01 names are given once', () => {
    expect(found({ terrain: [house('a', 100), house('a', 400)] })).toEqual([
      'scenario.duplicate-id /terrain/1/id',
    ]);
  });

  it('BP-SCN-07 every side comes to the table', () => {
    const deployment = { order: 'listed', steps: chateau.deployment.steps.slice(0, 2) };
    expect(found({ deployment })).toEqual(['scenario.nobody-comes /deployment/steps']);
  });

  it('BP-SCN-01 tables have a row for every face, procedures an end, and deployment its place', () => {
    const table = { op: 'table', rows: [{ range: [1, 9], name: 'Most', do: [] }] };
    expect(found(steps(table))).toEqual(['scenario.table-gap /deployment/steps/3/rows']);
    expect(found({ procedures: { round: [{ op: 'do', procedure: 'round' }] } })).toEqual([
      'scenario.procedure-loop /procedures/round',
    ]);
    const late = { id: 'late', when: { event: 'turn-start' }, do: [chateau.deployment.steps[1]] };
    expect(found({ rules: [late] })).toEqual(['scenario.not-allowed-here /rules/0/do/0']);
  });

  it('BP-SCN-01 a die for scenarios: every face, and all of them known', () => {
    const die = { id: 'mine', name: 'Mine', rows: [{ range: [1, 9], scenario: 'sack-the-castle' }] };
    const [gap, unknown, ...more] = told(die);
    expect(gap![0]).toBe('scenario.table-gap /rows');
    expect(unknown).toEqual([
      'scenario.unknown-id /rows/0/scenario',
      expect.stringContaining('There is no scenario "sack-the-castle". Did you mean "sack-the-chateau"?'),
    ]);
    expect(more).toEqual([]);
  });
});
