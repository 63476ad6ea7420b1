import { diceFrom, prepare } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { item } from './data/armoury/armoury.ts';
import { ready } from './muster/ready.ts';
import type { Unit } from './muster/unit.ts';
import silverBayonet from './ruleset.ts';
import { scenarios } from './scenario.ts';
import { nextStep } from './steps.ts';

const [skirmish] = scenarios.list;

function setUp(units: readonly Unit[], scenario: unknown = 'skirmish', options = {}) {
  return prepare(silverBayonet, { scenario, seats: units.map((unit) => ({ unit })), options });
}

function begun(
  units: readonly Unit[] = [ready[0]!, ready[1]!],
  scenario: unknown = 'skirmish',
  options = {},
) {
  const match = setUp(units, scenario, options);
  if (!match.ok) throw new Error(JSON.stringify(match.refusals));
  return silverBayonet.begin(match.value, diceFrom({ seed: 'setup' }));
}

function codes(units: readonly Unit[], scenario: unknown = 'skirmish', options = {}) {
  const match = setUp(units, scenario, options);
  return match.ok ? [] : match.refusals.map(({ code }) => code);
}

describe('set-up', () => {
  it('SB-SET-01 everything but sides and deployment is there before the first die', () => {
    const state = begun();
    expect(state.terrain.pieces).toHaveLength(skirmish!.terrain.length);
    expect(state.clues).toHaveLength(3);
    expect(nextStep(state)?.name).toBe('sides');
    expect(state.figures.every(({ standing }) => standing === 'waiting')).toBe(true);
  });

  it("SB-SET-01 the scenario's monsters are placed before sides are rolled for", () => {
    const monsters = [
      { type: 'revenant', x: 18, y: 14 },
      { type: 'revenant', x: 18, y: 14 },
    ];
    const state = begun(undefined, { ...skirmish, monsters });
    expect(nextStep(state)?.name).toBe('arrival');
    const { state: after } = play(silverBayonet, { state });
    expect(after.figures.filter(({ side }) => side === null)).toHaveLength(2);
    expect(after.figures.filter(({ side, activated }) => side === null && activated)).toEqual([]);
    expect(nextStep(after)?.name).toBe('sides');
  });

  it('SB-SET-05 firearms loaded, Health full, no tokens, no terror, turn 1', () => {
    const state = begun();
    expect(state.turn).toBe(1);
    for (const { health, stats, fatigue, terror, gear, fallenTo } of state.figures) {
      expect({ health, fatigue, terror, fallenTo }).toEqual({
        health: stats.health,
        fatigue: 0,
        terror: null,
        fallenTo: null,
      });
      for (const piece of gear) expect(piece.loaded).toBe(item(piece.item).shot !== undefined);
    }
  });

  it('SB-SET-06 two to four players, each with a unit', () => {
    expect(codes(ready.slice(0, 2))).toEqual([]);
    expect(codes(ready.slice(0, 4))).toEqual([]);
    expect(codes(ready.slice(0, 1))).toEqual(['setup.seats']);
    expect(codes(ready.slice(0, 5))).toContain('setup.seats');
  });

  it('SB-SET-01 a scenario needs a zone for every player', () => {
    const { south, north } = skirmish!.zones;
    const narrow = { ...skirmish, zones: { south, north } };
    expect(codes(ready.slice(0, 2), narrow)).toEqual([]);
    expect(codes(ready.slice(0, 3), narrow)).toEqual(['setup.zones']);
  });

  it('SB-UNIT-17 a unit is judged by the options of its match', () => {
    const outside = { ...ready[0]!, officer: { ...ready[0]!.officer, attributes: ['strong', 'sneak'] } };
    const [without, withIt] = [
      codes([outside, ready[1]!]),
      codes([outside, ready[1]!], 'skirmish', { 'supplement-italy': true }),
    ];
    expect(without).not.toEqual([]);
    expect(withIt).toEqual([]);
  });
});

describe('Fate Pools', () => {
  it('SB-FATE-01 two Power, two Skill, one Monster', () => {
    const plain = {
      ...ready[0]!,
      officer: { ...ready[0]!.officer, attributes: ['strong', 'nimble'] },
      soldiers: [],
    };
    expect(begun([plain, plain]).pools).toEqual([
      { power: 2, skill: 2, monster: 1 },
      { power: 2, skill: 2, monster: 1 },
    ]);
  });

  it('SB-FATE-02 a Tactician adds a Skill Die and a Monster Expert a Monster Die, once a unit', () => {
    const prussia = ready.find(({ nation }) => nation === 'prussia')!;
    const tacticians = {
      ...prussia,
      officer: { ...prussia.officer, attributes: ['tactician', 'strong'] },
      soldiers: ['tactician', 'supernatural-investigator', 'supernatural-investigator'].map((type, i) => ({
        name: `Soldier ${i}`,
        type,
        special: [],
      })),
    };
    const pools = begun([tacticians, { ...tacticians, soldiers: [] }]).pools;
    expect(pools).toEqual([
      { power: 2, skill: 3, monster: 2 },
      { power: 2, skill: 3, monster: 1 },
    ]);
  });

  it('SB-FATE-12 nothing is put back between turns', () => {
    const state = { ...begun(), sidesRolled: true, phase: 'end' as const };
    for (const figure of state.figures)
      Object.assign(figure, { standing: 'standing', y: figure.side === 0 ? 3 : 33 });
    state.pools[0]!.power = 0;
    expect(play(silverBayonet, { state }).state.pools[0]!.power).toBe(0);
  });
});
