import { diceFrom } from '@vedette/engine';
import { besideNames } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { isReserved } from './option-ids.ts';
import { positions } from './position.ts';
import type { PositionDraft } from './position-document.ts';
import fearAndFaith from './ruleset.ts';
import { of } from './scene.spec-support.ts';
import type { FaithState } from './state.ts';
import { states } from './states.ts';

type Written<T> = T extends object ? { readonly [Key in keyof T]: Written<T[Key]> } : T;
type Draft = Written<PositionDraft>;
type ModelDraft = Draft['models'][number];

const a = { id: 'a', profile: 'zombie-hunter-with-rifle', party: 0, x: 200, y: 200 } as const;
const b = { id: 'b', profile: 'walking-dead', party: 1, x: 600, y: 600 } as const;

function refused(draft: Partial<Draft>): readonly string[] {
  return positions.problems(positions.schema.parse({ models: [a, b], ...draft })).map(({ code }) => code);
}

function laid(draft: Partial<Draft>): FaithState {
  const position = positions.schema.parse({ models: [a, b], ...draft });
  expect(positions.problems(position)).toEqual([]);
  const state = positions.arrange(position, diceFrom({ script: [] }));
  // What can be laid out is a state, and survives JSON.
  expect(states.schema.safeParse(state).error).toBeUndefined();
  expect(states.problems(state)).toEqual([]);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  return state;
}

const having = (more: Partial<ModelDraft>): Draft['models'] => [{ ...a, ...more }, b];

describe('a position', () => {
  it('FF-GEN-10 a model comes from its profile, whole and armed', () => {
    const s = laid({});
    expect(of(s, 'a')).toMatchObject({
      points: 34,
      quality: 3,
      combat: 2,
      radius: 12.5,
      height: 30,
      posture: 'standing',
      conditions: {},
      party: 0,
      controller: 0,
      home: 0,
    });
    expect(of(s, 'a').arms.map(({ weapon, inHand }) => [weapon, inHand])).toEqual([
      ['hand-weapon', false],
      ['bolt-action-rifle', true],
    ]);
  });

  it('FF-GEN-10 every posture', () => {
    for (const posture of ['standing', 'fallen', 'fallen-hard'] as const) {
      const model = of(laid({ models: having({ posture }) }), 'a');
      expect([model.posture, model.height]).toEqual([posture, posture === 'standing' ? 30 : 10]);
    }
  });

  it.each([
    { transfixed: { by: 'spell', cost: 2, source: 'b' } },
    { asleep: true },
    { bound: true },
    { cursed: { by: 'b' } },
    { bleeding: true },
    { feeding: true },
    { stunned: true },
    { shaken: { until: 2 } },
    { insane: { number: 4, shaky: 0 } },
    { immaterial: true },
    { form: 'bat' },
    { transformed: true },
    { possessed: { by: 'b' } },
    { fatigued: true },
    { sacrifice: { bonus: 2, turn: 1 } },
    { summoned: { turn: 1 } },
    { infected: { type: 'zombie' } },
  ] as const)('FF-GEN-10 the condition %j', (conditions) => {
    const model = of(laid({ models: having({ conditions }) }), 'a');
    expect(model.conditions).toEqual(conditions);
    expect(model.kit).toContain(`is-${Object.keys(conditions)[0]}`);
  });

  it('FF-SPEC-41 Quality lost by each cause, apart', () => {
    const losses = { wounds: 1, poison: 1, transformation: 1 };
    expect(of(laid({ models: having({ losses }) }), 'a').losses).toEqual(losses);
  });

  it('FF-ACT-13 weapons in hand, loaded or not, jammed, silver, wooden, unfamiliar', () => {
    const arms = [
      { weapon: 'crossbow', inHand: true, loaded: false, wooden: true },
      { weapon: 'pistol', inHand: false, fault: 'mend', silver: true, familiar: false },
    ] as const;
    expect(of(laid({ models: having({ arms }) }), 'a').arms).toEqual([
      {
        weapon: 'crossbow',
        inHand: true,
        loaded: false,
        fault: 'none',
        silver: false,
        wooden: true,
        familiar: true,
      },
      {
        weapon: 'pistol',
        inHand: false,
        loaded: true,
        fault: 'mend',
        silver: true,
        wooden: false,
        familiar: false,
      },
    ]);
  });

  it('FF-GEN-20 party, controller and roster are three things', () => {
    const model = of(laid({ models: having({ party: 1, controller: 0, home: 0 }) }), 'a');
    expect([model.party, model.controller, model.home]).toEqual([1, 0, 0]);
  });

  it('FF-SET-05 the clock, turnovers, pools, what lies about, rooms and doors', () => {
    const s = laid({
      parties: [
        { side: 'good', turnovers: 1 },
        { side: 'evil', pool: 50, turns: 3, halved: true },
      ],
      clock: { time: 'twilight', day: true, weather: 'storm', moon: true },
      rooms: [{ id: 'hall', shape: { rect: [0, 0, 300, 300] }, sunlit: true }],
      portals: [{ id: 'door', line: [300, 100, 300, 160], strength: 'steel', locked: true, garlic: true }],
      tokens: [{ id: 'book', kind: 'book', x: 10, y: 10, carrier: 'a' }],
      models: [a, b, { id: 'dead', profile: 'walking-dead', party: 1, standing: 'out', left: 'killed' }],
      corpses: [{ of: 'dead', x: 500, y: 500, raisable: false, arms: ['pistol'] }],
    });
    expect(s.parties).toMatchObject([{ turnovers: 1 }, { pool: 50, turns: 3, halved: true, strength: 2 }]);
    expect(s.clock).toMatchObject({ time: 'twilight', weather: 'storm', moon: true });
    expect(s.rooms).toMatchObject([{ id: 'hall', sunlit: true, enclosed: true }]);
    expect(s.portals).toMatchObject([{ strength: 'steel', locked: true, garlic: true, state: 'closed' }]);
    expect(s.terrain.pieces.map(({ id }) => id)).toEqual(['door']);
    expect(s.corpses).toMatchObject([{ id: 'corpse-dead', raisable: false, arms: [{ weapon: 'pistol' }] }]);
    expect(s.tokens).toMatchObject([{ carrier: 'a' }]);
  });

  it('FF-ACT-16 an activation whose dice have been rolled', () => {
    const s = laid({
      phase: 'act',
      activation: { waiting: ['a'], successes: 2, declared: 'transfix/b', turnover: true },
    });
    expect(s.activation).toMatchObject({ kind: 'model', waiting: ['a'], successes: 2, turnover: true });
  });
});

describe('positions that cannot be meant', () => {
  it.each([
    ['the same name twice', { models: [a, { ...b, id: 'a' }] }, 'position.twice'],
    ['a name that is an answer', { models: having({ id: 'pass' }) }, 'position.reserved'],
    ['no such profile', { models: having({ profile: 'nobody' }) }, 'position.profile'],
    ['no such seat', { models: having({ party: 3 }) }, 'position.party'],
    ['a Master who is not there', { models: having({ master: 'm' }) }, 'position.nobody'],
    ['a curse of nobody', { models: having({ conditions: { cursed: { by: 'm' } } }) }, 'position.nobody'],
    ['two places at once', { models: [a, { ...b, x: 210, y: 200 }] }, 'position.overlap'],
    ['off the table', { models: having({ x: 895 }) }, 'position.no-footing'],
    ['in the air', { models: having({ z: 60 }) }, 'position.no-footing'],
    [
      'climbing and fallen',
      { models: having({ posture: 'fallen', conditions: { climbing: { height: 9, piece: 'w' } } }) },
      'position.state',
    ],
    [
      'apparently dead on its feet',
      { models: having({ conditions: { apparentlyDead: { revivable: true } } }) },
      'position.state',
    ],
    [
      'a bat without a body',
      { models: having({ conditions: { form: 'bat', immaterial: true } }) },
      'position.state',
    ],
    ['out of play and gone nowhere', { models: having({ standing: 'out' }) }, 'position.state'],
    ['killed and on the table', { models: having({ left: 'killed' }) }, 'position.state'],
    [
      'more Quality lost than there is',
      { models: having({ quality: 6, losses: { wounds: 1 } }) },
      'position.quality',
    ],
    [
      'three hands',
      {
        models: having({
          arms: [
            { weapon: 'musket', inHand: true },
            { weapon: 'pistol', inHand: true },
          ],
        }),
      },
      'position.arms',
    ],
    ['an order without a seat', { order: [0, 0] }, 'position.order'],
    ['actions of nobody', { phase: 'act' }, 'position.activation'],
    ['sides before anybody attacks', { phase: 'set-up', toDo: ['side'] }, 'position.unready'],
    ['a zone without an edge', { phase: 'set-up', toDo: ['roles', 'deploy-attacker'] }, 'position.unready'],
    [
      'the actions of one who is gone',
      {
        phase: 'act',
        activation: { waiting: ['a'], successes: 1 },
        models: having({ standing: 'out', left: 'left' }),
      },
      'position.activation',
    ],
    ['an option there is not', { options: { 'no-such': true } }, 'option.unknown'],
    [
      'impossible ground',
      {
        terrain: [
          {
            id: 't',
            type: 'wood',
            shape: {
              poly: [
                [0, 0],
                [100, 100],
                [100, 0],
                [0, 100],
              ],
            },
          },
        ],
      },
      'position.terrain',
    ],
  ] as const)('FF-GEN-10 %s', (_, draft, code) => {
    expect(refused(draft as unknown as Partial<Draft>)).toContain(code);
  });

  it('FF-GEN-10 for a trial models may stand anywhere, in any state', () => {
    const anyway = {
      anyway: true,
      models: having({ x: 895, conditions: { form: 'bat', immaterial: true } }),
    } as const;
    expect(refused(anyway)).toEqual([]);
  });
});

describe('answers to questions', () => {
  const answers = [
    'pass',
    'truce',
    'last-round',
    'concede',
    'together',
    'roll',
    'nobody',
    'edge',
    'nothing',
    'mob/b',
  ];

  it.each(answers)('FF-ACT-02 no model and no marker is called "%s", for a trial neither', (id) => {
    const hidden = { id: 'g', profile: 'ghost', party: 1, standing: 'hidden' } as const;
    for (const anyway of [false, true]) {
      expect(refused({ models: having({ id }), anyway })).toEqual(['position.reserved']);
      const markers = [{ id, party: 1, x: 700, y: 700, truth: 'g' }];
      expect(refused({ models: [a, b, hidden], markers, anyway })).toEqual(['position.reserved']);
    }
    expect(refused({ models: having({ id: `${id.replace('/', '-')}s` }) })).toEqual([]);
  });

  it('FF-SPEC-25 no room and no piece is called a square, for that is open ground', () => {
    const shape = { rect: [400, 400, 100, 100] } as const;
    expect(refused({ rooms: [{ id: 'square', shape }] })).toEqual(['position.reserved']);
    expect(refused({ terrain: [{ id: 'square', type: 'wood', shape }] })).toEqual(['position.reserved']);
    expect(refused({ rooms: [{ id: 'edge', shape }] })).toEqual([]);
  });

  it('FF-ACT-02 what games offer beside models is reserved, all of it', () => {
    const beside = [...besideNames(fearAndFaith, 12, ({ models }) => models.map(({ id }) => id))];
    expect(beside.filter((id) => !isReserved(id))).toEqual([]);
    expect(beside).toEqual(expect.arrayContaining(['pass', 'truce', 'concede', 'nobody', 'together']));
  });
});
