import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene, stepping, withAbilities } from '../../scene.spec-support.ts';
import type { Model } from '../../state.ts';
import { rollQuality } from '../quality/quality.ts';

const far = [
  { id: 'a', x: 100, y: 100 },
  { id: 'a2', x: 200, y: 100 },
  { id: 'b', x: 800, y: 800, party: 1 },
];
const nominate = (id: string, dice: string) =>
  [
    ['nominate', id],
    ['dice', dice],
  ] as const;

function optionsOf(draft: SceneDraft): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state: scene(draft) });
  return (pending.question as { options: readonly string[] }).options;
}

describe('initiative', () => {
  it('FF-ACT-01 the higher die takes the first turn', () => {
    const { state: s } = playScene(scene({ models: far, phase: 'initiative' }), [2, 5], []);
    expect([s.order, s.active, s.phase]).toEqual([[1, 0], 1, 'turn']);
  });

  it('FF-GEN-17 who ties in a roll-off rolls again', () => {
    const { state: s } = playScene(scene({ models: far, phase: 'initiative' }), [4, 4, 6, 1], []);
    expect(s.order).toEqual([0, 1]);
  });

  it('FF-ACT-01 with three players by the roll, and only those who tie roll again', () => {
    const parties = [{ side: 'good' }, { side: 'evil' }, { side: 'evil' }] as const;
    const { state: s } = playScene(scene({ parties, models: far, phase: 'initiative' }), [3, 6, 3, 2, 5], []);
    expect(s.order).toEqual([1, 2, 0]);
  });
});

describe('nominating', () => {
  it('FF-ACT-02 each model of the player, once a turn', () => {
    expect(optionsOf({ models: far })).toEqual(['a', 'a2', 'pass', 'truce', 'last-round', 'concede']);
    const done = [{ ...far[0]!, turn: { nominated: 1 } }, far[1]!, far[2]!];
    expect(optionsOf({ models: done })).toEqual(['a2', 'pass', 'truce', 'last-round', 'concede']);
  });

  it('FF-ACT-02 also if it rolled no success', () => {
    const { state: s } = playScene(scene({ models: far }), [1], nominate('a', '1'), 2);
    expect(s.phase).toBe('nominate');
    expect(of(s, 'a').turn.nominated).toBe(1);
    expect(of(s, 'a2').turn.nominated ?? 0).toBe(0);
  });

  it('FF-ACT-02 whom the player controls, whoever’s party it is in', () => {
    const turned = [{ ...far[0]!, controller: 1 }, far[1]!, { ...far[2]!, controller: 0 }];
    expect(optionsOf({ models: turned })).toEqual(['a2', 'b', 'pass', 'truce', 'last-round', 'concede']);
  });

  it('FF-ACT-02 not the apparently dead, the sleeping and the bound; the transfixed may try to break free', () => {
    const held = { transfixed: { by: 'fear', cost: 2, source: null } } as const;
    const models = [
      { id: 'dead', x: 50, y: 50, posture: 'fallen', conditions: { apparentlyDead: { revivable: false } } },
      { id: 'asleep', x: 100, y: 50, conditions: { asleep: true } },
      { id: 'bound', x: 150, y: 50, conditions: { bound: true } },
      { id: 'held', x: 200, y: 50, conditions: held },
      far[2]!,
    ] as const;
    expect(optionsOf({ models })[0]).toBe('held');
  });

  it.each([
    { dice: [3], actions: 0, passes: false },
    { dice: [4], actions: 1, passes: false },
    { dice: [4, 3], actions: 1, passes: false },
    { dice: [4, 3, 2], actions: 1, passes: true },
    { dice: [3, 2], actions: 0, passes: true },
    { dice: [3, 2, 1], actions: 0, passes: true },
    { dice: [4, 5], actions: 2, passes: false },
    { dice: [4, 5, 1], actions: 2, passes: false },
    { dice: [4, 5, 6], actions: 3, passes: false },
  ])('FF-ACT-03 $dice against 4+: $actions actions, turn passes: $passes', ({ dice, actions, passes }) => {
    const { state: s } = playScene(scene({ models: far }), dice, nominate('a', `${dice.length}`));
    expect(s.activation).toMatchObject({ successes: actions, turnover: passes });
    const idle = actions > 0 ? ([['act', 'done']] as const) : [];
    const { state: after } = playScene(s, [], idle, passes ? 2 : 1);
    expect(after.active).toBe(passes ? 1 : 0);
  });

  it('FF-ACT-03 failures of different nominations are never added', () => {
    const first = playScene(scene({ models: far }), [1], nominate('a', '1'), 2);
    const { state: s } = playScene(first.state, [1], nominate('a2', '1'), 2);
    expect(s.parties[0]!.turnovers).toBe(0);
  });

  it.each([
    { dice: 1, rolled: [], successes: 1, turnover: false },
    { dice: 2, rolled: [1], successes: 1, turnover: false },
    { dice: 3, rolled: [4, 1], successes: 2, turnover: false },
    { dice: 3, rolled: [1, 2], successes: 1, turnover: true },
  ])(
    'FF-ACT-06 who has an automatic die: $dice dice, $rolled rolled',
    ({ dice, rolled, successes, turnover }) => {
      const heroes = withAbilities({
        id: 'hero',
        rule: 'FF-SPEC-27',
        on: { automaticDice: (count) => count + 1 },
      });
      const state = scene({ models: [{ ...far[0]!, rules: ['hero'] }, far[2]!] });
      const { state: s } = play(heroes, { state, dice: rolled, answers: nominate('a', `${dice}`) });
      expect(s.activation).toMatchObject({ successes, turnover });
    },
  );

  it('FF-ACT-07 what the dice bring about comes in its order, before any action', () => {
    const seen: string[] = [];
    const step = (id: 'tough' | 'savage' | 'poison', order: number) => ({
      id,
      order,
      rule: 'FF-ACT-07',
      on: {
        activationRolled: () => {
          seen.push(id);
        },
        activationSeen: (_: unknown, __: unknown, bearer: Model) => {
          seen.push(`${bearer.id} saw`);
        },
      },
    });
    const rules = withAbilities(step('tough', 6), step('savage', 4), step('poison', 2));
    const models = [
      { ...far[0]!, rules: ['poison', 'savage', 'tough'] },
      { ...far[2]!, rules: ['tough'] },
    ] as const;
    play(rules, { state: scene({ models }), dice: [1], answers: nominate('a', '1') });
    expect(seen.slice(0, 4)).toEqual(['poison', 'savage', 'tough', 'b saw']);
  });

  it('FF-ACT-04 two failures are a turnover and count, even of the last model', () => {
    const last = [{ ...far[0]!, turn: { nominated: 1 } }, far[1]!, far[2]!];
    const { state: s } = playScene(scene({ models: last }), [1, 2], nominate('a2', '2'));
    expect(s.parties.map(({ turnovers }) => turnovers)).toEqual([1, 0]);
  });

  it('FF-ACT-05 the turn passes when everybody has been nominated', () => {
    const done = far.map((model) => ({ ...model, turn: { nominated: 1 } }));
    const { state: s } = playScene(scene({ models: done }), [], [], 2);
    expect([s.active, s.phase]).toEqual([1, 'turn']);
  });

  it('FF-ACT-05 or when the player passes, which is no turnover', () => {
    const { state: s } = playScene(scene({ models: far }), [], [['nominate', 'pass']], 2);
    expect([s.active, s.parties[0]!.turnovers]).toEqual([1, 0]);
  });
});

describe('actions', () => {
  const near = (actions: number, more: Partial<SceneDraft> = {}): SceneDraft => ({
    models: [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 475, y: 450, party: 1 },
    ],
    acting: ['a', actions],
    ...more,
  });

  it('FF-ACT-09 one after the other, each resolved before the next: stand up, and strike', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450, posture: 'fallen' },
        { id: 'b', x: 475, y: 450, party: 1 },
      ],
      acting: ['a', 2],
    });
    const { state: s } = playScene(
      state,
      [6, 3],
      [
        ['act', 'stand-up'],
        ['act', 'strike/hand-weapon/b'],
      ],
    );
    expect(of(s, 'b').posture).toBe('fallen');
  });

  it('FF-ACT-09 three actions: move, then a powerful attack', () => {
    const state = scene({
      models: [
        { id: 'a', x: 350, y: 450 },
        { id: 'b', x: 475, y: 450, party: 1 },
      ],
      acting: ['a', 3],
    });
    const { state: s } = playScene(
      state,
      [4, 4],
      [
        ['act', 'move'],
        ['move', [{ x: 450, y: 450, z: 0 }]],
        ['act', 'power-strike/hand-weapon/b'],
      ],
    );
    expect(of(s, 'b').posture).toBe('fallen');
  });

  it('FF-ACT-09 what costs more than is left is not offered; unused actions are lost', () => {
    expect(optionsOf(near(1))).not.toContain('power-strike/hand-weapon/b');
    const { state: s } = playScene(scene(near(3)), [], [['act', 'done']]);
    expect([s.activation, s.phase]).toEqual([null, 'nominate']);
  });

  it('FF-ACT-09 who falls in its own activation may use what is left to stand up', () => {
    const { state: s } = playScene(
      scene(near(2)),
      [3, 4],
      [
        ['act', 'strike/hand-weapon/b'],
        ['act', 'stand-up'],
      ],
    );
    expect(of(s, 'a').posture).toBe('standing');
  });

  it('FF-ACT-09 who is killed in its own activation has no more to do', () => {
    const { state: s } = playScene(
      scene(near(3, { models: [...near(1).models, { id: 'c', x: 800, y: 800 }] })),
      [1, 4],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(s, 'a').standing).toBe('out');
    expect(s.phase).toBe('nominate');
  });

  it('FF-ACT-10 one attack a turn, however many actions', () => {
    const state = scene(near(3));
    const { pending } = playToQuestion(fearAndFaith, {
      state,
      dice: [3, 3],
      answers: [['act', 'strike/hand-weapon/b']],
    });
    const { options } = pending.question as { options: readonly string[] };
    expect(options.filter((id) => id.includes('strike'))).toEqual([]);
  });

  it('FF-ACT-10 a new player turn, a new attack', () => {
    const models = near(1).models.map((model) => ({ ...model, turn: { attacks: 1, nominated: 1 } }));
    const { state: s } = playScene(scene({ models, phase: 'turn' }), [], []);
    expect(of(s, 'a').turn).toEqual({});
    expect(of(s, 'b').turn).toEqual({});
  });

  it('FF-OPT-07 multi-shot-firearms: a pistol shoots once for every action, but not beside a blow', () => {
    const shooter = {
      id: 'a',
      x: 400,
      y: 450,
      rules: ['pistol'],
      arms: [{ weapon: 'pistol', inHand: true }],
    } as const;
    const draft = (on: boolean): SceneDraft => ({
      models: [shooter, { id: 'b', x: 475, y: 450, party: 1 }],
      options: { 'multi-shot-firearms': on },
      acting: ['a', 2],
    });
    const after = (on: boolean) => {
      const { pending } = playToQuestion(fearAndFaith, {
        state: scene(draft(on)),
        dice: [3, 4],
        answers: [['act', 'shoot/pistol/b']],
      });
      return (pending.question as { options: readonly string[] }).options;
    };
    expect(after(true)).toContain('shoot/pistol/b');
    expect(after(false)).not.toContain('shoot/pistol/b');
  });

  it('FF-ACT-11 a powerful attack takes 1 from the opponent’s total, an aimed shot from the target’s', () => {
    const { events } = playScene(scene(near(2)), [3, 4], [['act', 'power-strike/hand-weapon/b']]);
    expect(events.find(({ type }) => type === 'fought')).toMatchObject({
      attacker: { total: 5 },
      target: { total: 5 },
    });
    const shot = scene({
      models: [
        { id: 'a', x: 400, y: 450, rules: ['pistol'], arms: [{ weapon: 'pistol', inHand: true }] },
        { id: 'b', x: 475, y: 450, party: 1 },
      ],
      acting: ['a', 2],
    });
    const { events: told } = playScene(
      shot,
      [3, 4],
      [
        ['act', 'aimed-shot/pistol/b'],
        ['recoil', '0'],
      ],
    );
    expect(told.find(({ type }) => type === 'fought')).toMatchObject({
      attacker: { total: 6 },
      target: { total: 5 },
    });
  });

  it('FF-ACT-12 an item is dropped for nothing, between nominations', () => {
    const state = scene({ models: far, tokens: [{ id: 'book', kind: 'book', x: 0, y: 0, carrier: 'a' }] });
    const { state: s } = playScene(state, [], [['nominate', 'drop/book']]);
    expect(s.tokens).toEqual([{ id: 'book', kind: 'book', x: 100, y: 100, z: 0, carrier: null }]);
    expect([s.phase, s.active]).toEqual(['nominate', 0]);
    expect(of(s, 'a').turn.nominated ?? 0).toBe(0);
  });

  it('FF-ACT-12 not what an enemy carries', () => {
    const tokens = [{ id: 'book', kind: 'book', x: 0, y: 0, carrier: 'b' }];
    expect(optionsOf({ models: far, tokens })).not.toContain('drop/book');
  });
});

describe('weapons in hand', () => {
  const armed = (arms: readonly object[], more: Partial<SceneDraft> = {}): SceneDraft => ({
    models: [
      { id: 'a', x: 450, y: 450, arms: arms as never },
      { id: 'b', x: 475, y: 450, party: 1 },
    ],
    acting: ['a', 1],
    ...more,
  });
  const heavy = { weapon: 'heavy-weapon', inHand: false };
  const rifle = { weapon: 'bolt-action-rifle', inHand: true };

  it('FF-ACT-13 a weapon helps only in hand; drawing it costs one action and puts the other away', () => {
    expect(optionsOf(armed([heavy, rifle]))).not.toContain('strike/heavy-weapon/b');
    const { state: s } = playScene(scene(armed([heavy, rifle])), [], [['act', 'draw-weapon/heavy-weapon']]);
    expect(of(s, 'a').arms.map(({ weapon, inHand }) => [weapon, inHand])).toEqual([
      ['heavy-weapon', true],
      ['bolt-action-rifle', false],
    ]);
  });

  it('FF-ACT-13 two one-handed weapons are held at once', () => {
    const pistol = { weapon: 'pistol', inHand: true };
    const razor = { weapon: 'razor', inHand: false };
    const { state: s } = playScene(scene(armed([pistol, razor])), [], [['act', 'draw-weapon/razor']]);
    expect(of(s, 'a').arms.map(({ inHand }) => inHand)).toEqual([true, true]);
  });

  it('FF-ACT-13 a knife, a butt or claws need no drawing', () => {
    expect(optionsOf(armed([rifle]))).toContain('strike/hand-weapon/b');
    expect(optionsOf(armed([{ weapon: 'natural' }]))).toContain('strike/natural/b');
  });

  it('FF-ACT-13 grenades and vials are never drawn', () => {
    expect(optionsOf(armed([{ weapon: 'grenade', inHand: false }]))).not.toContain('draw-weapon/grenade');
  });

  it('FF-OPT-08 no-weapon-draw: every weapon is ready, and nothing is drawn', () => {
    const options = optionsOf(armed([heavy, rifle], { options: { 'no-weapon-draw': true } }));
    expect(options).toContain('strike/heavy-weapon/b');
    expect(options).not.toContain('draw-weapon/heavy-weapon');
  });

  it('FF-ACT-13 in defence the best weapon in hand decides: a magic one kills a ghostly attacker', () => {
    const ghost = { id: 'a', x: 450, y: 450, conditions: { immaterial: true } } as const;
    const state = (arms: readonly object[]) =>
      scene({
        models: [
          ghost,
          { id: 'b', x: 475, y: 450, party: 1, combat: 6, arms: arms as never },
          { id: 'c', x: 800, y: 800 },
        ],
        acting: ['a', 1],
      });
    const magic = playScene(
      state([{ weapon: 'magic-weapon', inHand: true }]),
      [1, 6],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(magic.state, 'a').standing).toBe('out');
    const { pending } = playToQuestion(fearAndFaith, { state: state([{ weapon: 'razor', inHand: true }]) });
    expect((pending.question as { options: readonly string[] }).options).not.toContain(
      'strike/hand-weapon/b',
    );
  });
});

describe('acting while helpless', () => {
  const held = { transfixed: { by: 'spell', cost: 2, source: null } } as const;

  it('FF-ACT-14 the transfixed can only break free, for two actions; what is left may be used', () => {
    const draft = (actions: number): SceneDraft => ({
      models: [{ ...far[0]!, conditions: held }, far[2]!],
      acting: ['a', actions],
    });
    expect(optionsOf(draft(2))).toEqual(['break-free', 'done']);
    const two = playScene(scene(draft(2)), [], [['act', 'break-free']]);
    expect(of(two.state, 'a').conditions).toEqual({});
    const three = playScene(
      scene(draft(3)),
      [],
      [
        ['act', 'break-free'],
        ['act', 'move'],
        ['move', []],
      ],
    );
    expect(three.state.phase).toBe('nominate');
  });

  it('FF-ACT-14 one action where the fear table says so; with too few nothing is asked', () => {
    const fear = { transfixed: { by: 'fear', cost: 1, source: null } } as const;
    expect(optionsOf({ models: [{ ...far[0]!, conditions: fear }, far[2]!], acting: ['a', 1] })).toEqual([
      'break-free',
      'done',
    ]);
    const { state: s } = playScene(
      scene({ models: [{ ...far[0]!, conditions: held }, far[2]!], acting: ['a', 1] }),
      [],
      [],
    );
    expect(of(s, 'a').conditions).toEqual(held);
  });

  it('FF-ACT-14 the fallen may rise, strike and shoot, and not move', () => {
    const options = optionsOf({
      models: [
        {
          id: 'a',
          x: 450,
          y: 450,
          posture: 'fallen',
          rules: ['pistol'],
          arms: [{ weapon: 'pistol', inHand: true }],
        },
        { id: 'b', x: 500, y: 450, party: 1 },
      ],
      acting: ['a', 2],
    });
    expect(options).toEqual(['stand-up', 'shoot/pistol/b', 'aimed-shot/pistol/b', 'done']);
  });

  it('FF-ACT-08 who fell hard needs two actions to rise', () => {
    const draft = (actions: number): SceneDraft => ({
      models: [{ ...far[0]!, posture: 'fallen-hard' }, far[2]!],
      acting: ['a', actions],
    });
    expect(playScene(scene(draft(1)), [], []).state.phase).toBe('nominate');
    expect(optionsOf(draft(2))).toEqual(['stand-up', 'done']);
  });
});

describe('turn and turnover', () => {
  it('FF-GEN-14 what is limited to once a turn begins anew with every player turn, for both sides', () => {
    const models = far.map((model) => ({
      ...model,
      turn: { nominated: 1, attacks: 1, moves: 2, bashed: 1 },
    }));
    for (const active of [0, 1]) {
      const { state: s } = playScene(scene({ models, phase: 'turn', active }), [], []);
      expect(s.models.map(({ turn }) => turn)).toEqual([{}, {}, {}]);
      expect(s.parties.map(({ turns }) => turns)).toEqual(active === 0 ? [2, 1] : [1, 2]);
    }
  });

  it('FF-GEN-14 only dice of activation rolls make a turnover', () => {
    const falls = stepping((cx) => {
      rollQuality(cx, [of(cx.s, 'a')], { purpose: 'fall', rule: 'FF-GEN-14', dice: 3 });
    });
    const { state: s } = play(falls, { state: scene({ models: far }), dice: [1, 1, 1] });
    expect(s.parties.map(({ turnovers }) => turnovers)).toEqual([0, 0]);
  });
});

describe('the flow of a turn', () => {
  it('FF-ACT-16 the next player, and after the last of them the next round', () => {
    const state = (active: number) => scene({ models: far, phase: 'end-of-turn', active });
    expect(playScene(state(0), [], []).state).toMatchObject({ active: 1, round: 1, phase: 'turn' });
    expect(playScene(state(1), [], []).state).toMatchObject({ active: 0, round: 2, phase: 'turn' });
  });

  it('FF-ACT-15 nobody is activated in the enemy’s turn', () => {
    expect(optionsOf({ models: far, active: 1 })).toEqual(['b', 'pass', 'truce', 'last-round', 'concede']);
  });

  it('FF-GEN-15 stunned until the end of the turn, shaken until the end of the next own one', () => {
    const models = [
      { ...far[0]!, conditions: { stunned: true, shaken: { until: 2 } } },
      { ...far[2]!, conditions: { stunned: true, shaken: { until: 1 } } },
    ] as const;
    const { state: s } = playScene(scene({ models, phase: 'end-of-turn' }), [], []);
    expect(of(s, 'a').conditions).toEqual({ shaken: { until: 2 } });
    expect(of(s, 'b').conditions).toEqual({ shaken: { until: 1 } });
    const later = playScene({ ...s, phase: 'end-of-turn', active: 1 }, [], []);
    expect(of(later.state, 'b').conditions).toEqual({});
  });
});
