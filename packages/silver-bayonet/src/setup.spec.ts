import { diceFrom, prepare } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { item } from './data/armoury/armoury.ts';
import { ready } from './muster/ready.ts';
import type { Unit } from './muster/unit.ts';
import silverBayonet from './ruleset.ts';
import { areaOf } from './scenario/boards/board.ts';
import { scenarioOption } from './scenario/score/scenario-option.ts';
import { scenarios } from './scenarios/index.ts';
import { nextStep } from './steps.ts';

const [skirmish] = scenarios.list;

/** Ground of our own for one player, or two together. */
const SOLO = {
  ...skirmish,
  mode: 'solo',
  players: { min: 1, max: 2 },
  deployment: { order: 'solo', areas: [{ who: { is: 'soldier' }, edges: ['south'], depth: 6 }] },
};

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
    expect(state.terrain.pieces).toHaveLength(skirmish!.terrain!.length);
    expect(state.clues).toHaveLength(3);
    expect(nextStep(state)?.name).toBe('set-up');
    expect(state.figures.every(({ standing }) => standing === 'waiting')).toBe(true);
  });

  it("SB-SET-01 the scenario's monsters are placed before sides are rolled for", () => {
    const monsters = [
      { monster: 'revenant', at: [18, 14] },
      { monster: 'revenant', at: [18, 14] },
    ];
    const state = begun(undefined, { ...skirmish, monsters });
    const { state: after } = play(silverBayonet, { state });
    expect(after.figures.filter(({ side }) => side === null)).toHaveLength(2);
    expect(after.figures.filter(({ side, activated }) => side === null && activated)).toEqual([]);
    expect(nextStep(after)?.name).toBe('sides');
  });

  it('SB-SET-03 SB-SET-04 markers lie where the scenario puts them, each with its own deck', () => {
    const clues = [
      { id: 'one', at: [10, 12], deck: 'red' },
      { id: 'two', at: [20, 22], deck: 'black', level: 3.5 },
    ];
    const card = (id: string, copies = 1) => ({ card: id, name: id, text: 'A card.', do: [], copies });
    const decks = { red: { cards: [card('ace'), card('king', 2)] }, black: { cards: [card('ten')] } };
    const terrain = [{ id: 'inn', type: 'house', shape: { rect: [18, 20, 4, 4] } }];
    const state = begun(undefined, { ...skirmish, terrain, clues, decks });
    expect(state.clues).toEqual([
      { id: 'one', deck: 'red', x: 10, y: 12, z: 0 },
      { id: 'two', deck: 'black', x: 20, y: 22, z: 3.5 },
    ]);
    expect(state.decks).toEqual({ red: ['ace', 'king', 'king'], black: ['ten'] });
  });

  it('SB-SCN-GEN-02 the table is as large as the scenario says', () => {
    const { terrain } = begun(undefined, {
      ...skirmish,
      boards: [{ id: 'main', width: 30, height: 24 }],
      terrain: [],
      clues: [],
      decks: {},
    });
    expect([terrain.width, terrain.depth]).toEqual([30, 24]);
  });

  it('SB-OPS-14 units deploy on the board that the scenario names', () => {
    const boards = [
      { id: 'hold', width: 30, height: 15 },
      { id: 'deck', width: 24, height: 12 },
    ];
    const deployment = { order: 'roll-off', pairs: [['west', 'east']], depth: 2, board: 'deck' };
    const ship = {
      ...skirmish,
      boards,
      deployment,
      terrain: [],
      clues: [],
      decks: {},
      players: { min: 2, max: 2 },
    };
    const state = begun(undefined, ship);
    const { x, y } = areaOf(state, 'deck');
    const { pending } = playToQuestion(silverBayonet, {
      state,
      dice: [8, 3],
      steps: 3,
      answers: [['chooseItem', 'east']],
    });
    expect(pending).toMatchObject({ kind: 'deploy', question: { area: [{ rect: [x + 22, y, 2, 12] }] } });
    expect([x, y]).not.toEqual([0, 0]);
  });

  it('SB-SCN-GEN-01 rewards and special rules are open to everybody', () => {
    const rewards = [{ id: 'clue', xp: 1, text: 'Find one.', if: { tally: 'clues', min: 1 } }];
    const state = begun(undefined, { ...skirmish, rewards });
    for (const seat of [0, 1, null])
      expect(silverBayonet.view(state, seat).scenario.rewards).toEqual(rewards);
  });

  it('SB-SOLO-02 a whole unit goes out alone, recruited as ever', () => {
    for (const unit of ready) expect(codes([unit], SOLO)).toEqual([]);
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

  it('SB-SET-06 two to four players, each with a unit; one where the scenario is for one', () => {
    expect(codes(ready.slice(0, 2))).toEqual([]);
    expect(codes(ready.slice(0, 4))).toEqual([]);
    expect(codes(ready.slice(0, 1))).toEqual(['setup.players']);
    expect(codes(ready.slice(0, 1), SOLO)).toEqual([]);
    expect(codes(ready.slice(0, 5))).toContain('setup.seats');
    expect(codes([])).toContain('setup.seats');
  });

  it('SB-SCN-GEN-06 a scenario says how many may play it', () => {
    const narrow = { ...skirmish, players: { min: 2, max: 2 } };
    expect(codes(ready.slice(0, 2), narrow)).toEqual([]);
    expect(codes(ready.slice(0, 3), narrow)).toEqual(['setup.players']);
    expect(codes(ready.slice(0, 2), { ...skirmish, players: { min: 3, max: 4 } })).toEqual(['setup.players']);
    const twoEdges = {
      ...skirmish,
      deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 6 },
    };
    expect(codes(ready.slice(0, 3), twoEdges)).toEqual(['setup.players']);
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
  const plain = {
    ...ready[0]!,
    officer: { ...ready[0]!.officer, attributes: ['strong', 'nimble'] },
    soldiers: [],
  };
  const prussia = ready.find(({ nation }) => nation === 'prussia')!;
  const clever = {
    ...prussia,
    officer: { ...prussia.officer, attributes: ['tactician', 'strong'] },
    soldiers: ['tactician', 'supernatural-investigator', 'supernatural-investigator'].map((type, i) => ({
      name: `Soldier ${i}`,
      type,
      special: [],
    })),
  };
  /** The pools as play begins. */
  const pools = (
    units: readonly Unit[],
    scenario: unknown = 'skirmish',
    options = {},
    answers: readonly (readonly ['gainDie', string])[] = [],
  ) => {
    const state = { ...begun(units, scenario, options), stage: 'fate' as const };
    const played = play(silverBayonet, { state, answers });
    expect(played.state.stage).toBe('play');
    return played.state.pools;
  };

  it('SB-FATE-01 two Power, two Skill, one Monster', () => {
    const standard = { power: 2, skill: 2, monster: 1 };
    expect(pools([plain, plain])).toEqual([standard, standard]);
  });

  it('SB-FATE-02 a Tactician adds a Skill Die and a Monster Expert a Monster Die, once a unit', () => {
    expect(pools([clever, { ...clever, soldiers: [] }])).toEqual([
      { power: 2, skill: 3, monster: 2 },
      { power: 2, skill: 3, monster: 1 },
    ]);
  });

  it('SB-FATE-02 SB-OPS-15 a scenario may give each player more', () => {
    const generous = { ...skirmish, fate: { each: { monster: 1, power: 2 } } };
    expect(pools([plain, plain], generous)[1]).toEqual({ power: 4, skill: 2, monster: 2 });
  });

  it('SB-FATE-02 SB-OPS-45 what was noted for the unit comes on top', () => {
    const noted = { ...plain, version: 2 as const, fate: { power: 1, skill: 0, monster: 1 } };
    expect(pools([noted, plain])).toEqual([
      { power: 3, skill: 2, monster: 2 },
      { power: 2, skill: 2, monster: 1 },
    ]);
  });

  it('SB-SOLO-05 alone: one Power and one Skill Die, and no Monster Dice whoever would bring some', () => {
    expect(pools([plain], SOLO)).toEqual([{ power: 1, skill: 1, monster: 0 }]);
    expect(pools([clever], { ...SOLO, fate: { each: { monster: 2 } } })).toEqual([
      { power: 1, skill: 2, monster: 0 },
    ]);
    const noted = { ...plain, version: 2 as const, fate: { power: 1, skill: 0, monster: 1 } };
    expect(pools([noted], SOLO)).toEqual([{ power: 2, skill: 1, monster: 0 }]);
  });

  it('SB-SOLO-05.R1 solo-attribute-dice off: exactly two dice', () => {
    expect(pools([clever], SOLO, { 'solo-attribute-dice': false })).toEqual([
      { power: 1, skill: 1, monster: 0 },
    ]);
  });

  it('SB-COOP-04 together: one die each, Skill or Power by choice, and what attributes add', () => {
    const answers = [
      ['gainDie', 'skill'],
      ['gainDie', 'power'],
    ] as const;
    expect(pools([plain, { ...clever, soldiers: [] }], SOLO, {}, answers)).toEqual([
      { power: 0, skill: 1, monster: 0 },
      { power: 1, skill: 1, monster: 0 },
    ]);
  });

  it('SB-FATE-12 nothing is put back between turns', () => {
    const state = { ...begun(), stage: 'play' as const, phase: 'end' as const };
    for (const figure of state.figures)
      Object.assign(figure, { standing: 'standing', y: figure.side === 0 ? 3 : 33 });
    state.pools[0]!.power = 0;
    expect(play(silverBayonet, { state }).state.pools[0]!.power).toBe(0);
  });
});

describe('two units together', () => {
  const officer = { ...ready[0]!.officer, increases: ['melee', 'speed', 'courage'] };
  const soldiers = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Soldier ${i}`, type: 'infantryman', special: [] }));
  const small: Unit = { ...ready[0]!, officer, soldiers: soldiers(3) };

  it('SB-COOP-02 at most three soldiers each', () => {
    expect(codes([small, small], SOLO)).toEqual([]);
    expect(codes([small, { ...small, soldiers: soldiers(4) }], SOLO)).toContain('unit.too-many-soldiers');
    expect(codes([{ ...small, soldiers: soldiers(4) }], SOLO)).toEqual([]);
  });

  it('SB-COOP-02 for 40 points, 45 with the raised Recruitment', () => {
    const cost = (types: readonly string[], increases: readonly string[]) => {
      const unit = {
        ...small,
        officer: { ...officer, increases: [...increases] },
        soldiers: types.map((type, i) => ({ name: `Soldier ${i}`, type, special: [] })),
      };
      return codes([unit, small], SOLO);
    };
    const thrifty = ['melee', 'speed', 'courage'];
    const rich = ['melee', 'speed', 'recruitment'];
    const forty = ['grenadier', 'grenadier', 'infantryman'];
    const fortyFive = ['grenadier', 'grenadier', 'grenadier'];
    expect(cost(forty, thrifty)).toEqual([]);
    expect(cost(fortyFive, thrifty)).toEqual(['unit.over-budget']);
    expect(cost(fortyFive, rich)).toEqual([]);
  });

  it('SB-COOP-01 two, not three', () => {
    const many = { ...SOLO, players: { min: 1, max: 4 } };
    expect(codes([small, small, small], many)).toEqual(['setup.players']);
  });
});

describe('switches of a scenario', () => {
  const scenario = {
    ...skirmish,
    options: { fog: { values: ['thin', 'thick'], text: 'How thick the fog is.' } },
  };
  const units = [ready[0]!, ready[1]!];

  it('SB-OPS-15 come into the match as its options, the first value by default', () => {
    expect(scenarioOption(begun(units, scenario), 'fog')).toBe('thin');
    expect(scenarioOption(begun(units, scenario, { fog: 'thick' }), 'fog')).toBe('thick');
    expect(scenarioOption(begun(units, scenario), 'criticals')).toBeNull();
  });

  it('SB-OPS-15 only their own values are taken, and only in their own scenario', () => {
    expect(codes(units, scenario, { fog: 'green' })).toEqual(['option.bad-value']);
    expect(codes(units, 'skirmish', { fog: 'thick' })).toEqual(['option.unknown']);
  });
});
