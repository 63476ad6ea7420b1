import { begin, cloneState, optionProblems, prepare, randomPolicy, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ready } from './muster/ready.ts';
import { DEFAULT_OPTIONS, options } from './options.ts';
import bayonetPoint from './ruleset.ts';
import { tongues } from './words/index.ts';

describe('the switches', () => {
  it('BP-GEN-21 are twenty-eight, each with the rule it turns', () => {
    expect(Object.keys(options)).toHaveLength(28);
    for (const { rule } of Object.values(options)) expect(rule).toMatch(/^BP-[A-Z]+-\d\d$/);
    for (const { title } of Object.values(tongues.en.options)) expect(title.length).toBeGreaterThan(5);
  });

  it('BP-SHT-08 what a wound costs is a whole number', () => {
    const codes = (value: number) =>
      optionProblems(options, { 'wounded-shooting': value }).map(({ code }) => code);
    expect([2, 2.5, 3].map(codes)).toEqual([[], ['option.bad-value'], []]);
  });

  it('BP-GEN-21 stand as the rulings want them until somebody turns them', () => {
    expect(DEFAULT_OPTIONS).toEqual({
      'action-order': 'phase-order',
      'action-scheme': 'one-action',
      'class-gap': 'outcome',
      'cover-stacking': 'additive',
      'figure-scale': 'large',
      'fog-automatic-sight': 'printed',
      'foot-pursuit': 'optional',
      'generation-die': 'd10',
      'group-fail': 'all',
      'half-loss-rout': 'final',
      'historical-lancers': true,
      'hit-outcome': 'standard',
      'idle-count': 'inactive',
      'lance-first-strike': false,
      'lone-leader': 'no-charge',
      'morale-rating': 'class',
      'mounted-driven-back': 'd10',
      'natural-ten': 'normal',
      'play-mode': 'units',
      'role-points': 'equal',
      'rout-minimum': 'flee-moves',
      'routed-counts': 'final',
      table: 'standard',
      'turn-limit': 0,
      'unit-fire': 'per-figure',
      'unit-leader-activation': 'own-roll',
      weather: 'clear',
      'wounded-shooting': 2,
    });
  });
});

/** A match begun with some switches turned, up to its first question. */
function begun(turned: Record<string, string | number | boolean>) {
  const seats = [{ unit: ready[0] }, { unit: ready[1] }];
  const setup = prepare(bayonetPoint, { scenario: 'open-battle', seats, options: turned });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const { state } = begin(bayonetPoint, { setup: setup.value, dice: { seed: 'switches' } });
  return cloneState(state, bayonetPoint.fixed);
}

describe('switches that shape a match', () => {
  it('BP-GEN-06, BP-SCN-05 turn-limit: the scenario’s fifteen, or as many as the players want', () => {
    const turns = (turned: Record<string, number>) =>
      simulate(bayonetPoint, begun(turned), randomPolicy(bayonetPoint, 'turns'), { steps: 30 }).state.battle
        .turns;
    expect([turns({}), turns({ 'turn-limit': 7 })]).toEqual([15, 7]);
  });

  it('BP-GEN-05 table and figure-scale: four sizes of table', () => {
    const size = (turned: Record<string, string>) => {
      const { width, depth } = begun(turned).terrain;
      return [width, depth];
    };
    expect(size({})).toEqual([1800, 1200]);
    expect(size({ table: 'square' })).toEqual([1800, 1800]);
    expect(size({ 'figure-scale': 'small' })).toEqual([1200, 800]);
    expect(size({ table: 'square', 'figure-scale': 'small' })).toEqual([1200, 1200]);
  });

  it('BP-MOR-04 morale-rating: by class, or diced for between one and eight', () => {
    const morale = (turned: Record<string, string>) => begun(turned).units.map((u) => u.morale);
    expect(morale({})).toEqual([6, 7, 5, 4, 6, 5, 5, 6]);
    const rolled = morale({ 'morale-rating': 'rolled' });
    expect(rolled).not.toEqual(morale({}));
    expect(rolled.every((rating) => rating >= 1 && rating <= 7)).toBe(true);
  });

  it('BP-GEN-21 an unknown switch or value is refused', () => {
    const seats = [{ unit: ready[0] }, { unit: ready[1] }];
    for (const turned of [{ 'natural-ten': 'sometimes' }, { weather: 'snow' }, { 'no-such-switch': true }])
      expect(prepare(bayonetPoint, { scenario: 'open-battle', seats, options: turned as never }).ok).toBe(
        false,
      );
  });
});
