import type { Prospect } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { PLAIN_ATTACK } from '../rules/combat/attack.ts';
import { duel, scene } from '../scene.spec-support.ts';
import { acting, board, moving, nominating, put } from './board.spec-support.ts';

const B = { id: 'b', x: 700, y: 450, party: 1, name: 'Boris' } as const;
const A = { id: 'a', x: 450, y: 450, name: 'Ada' } as const;
const GUN = { arms: [{ weapon: 'pistol', inHand: true }] } as const;

const percents = ({ fates = [] }: Prospect) =>
  fates.map(({ name, ends }) => [
    name,
    Object.fromEntries(ends.map(({ words, chance }) => [words, Math.round(chance * 36)])),
  ]);

describe('prospects', () => {
  it('FF-HTH-03 of an even fight are the same for both', () => {
    const s = duel({ name: 'Ada', combat: 3 }, { name: 'Boris', combat: 3 });
    const [blow] = board.prospects!(acting(s, 1), 'b', null);
    const each = { nothing: 21, 'gives ground': 5, falls: 8, killed: 2 };
    expect(percents(blow!)).toEqual([
      ['Boris', each],
      ['Ada', each],
    ]);
    expect(blow).toMatchObject({ title: 'Strike: Boris, hand weapon', problem: null });
    expect(blow!.out).toBeCloseTo(2 / 36, 10);
    expect(blow!.chance).toBeCloseTo(15 / 36, 10);
  });

  it('FF-RNG-06 of a shot: only the target can be hurt, and everything that counts is named', () => {
    const s = scene({
      models: [
        { ...A, ...GUN },
        { ...B, x: 600 },
      ],
      acting: ['a', 1],
    });
    const [shot] = board.prospects!(acting(s, 1), 'b', null);
    expect(shot!.fates!.map(({ figure }) => figure)).toEqual(['b']);
    expect(shot!.reasons.map(({ rule }) => rule)).toContain('FF-RNG-01');
    expect(shot!.needs).toBe('Combat 2 and a die against 2 and a die');
  });

  it('FF-MOV-04 from where a Move would bring him, and once he is in contact', () => {
    const s = scene({ models: [A, { ...B, x: 560 }], acting: ['a', 1] });
    const from = { x: 534.8, y: 450, z: 0 };
    expect(board.prospects!(moving(s), 'b', from).map(({ title }) => title)).toEqual([
      'Strike: Boris, hand weapon',
    ]);
    expect(board.prospects!(moving(s), 'b', null).map(({ title }) => title)).toEqual([
      'Strike: Boris, hand weapon, once in contact',
    ]);
  });

  it.each([
    ['shot.too-far', 'FF-RNG-01', { id: 'a', x: 20, y: 450 }, {}],
    [
      'shot.unseen',
      'FF-RNG-07',
      {},
      { terrain: [{ id: 'w', type: 'wall', shape: { rect: [560, 300, 6, 300] } }] },
    ],
    ['shot.unloaded', 'FF-RNG-05', { arms: [{ weapon: 'musket', inHand: true, loaded: false }] }, {}],
    ['shot.jammed', 'FF-RNG-20', { arms: [{ weapon: 'pistol', inHand: true, fault: 'mend' }] }, {}],
    ['attack.spent', 'FF-ACT-10', { turn: { attacks: 1 } }, {}],
  ] as const)('%s: why there is no shot, with its rule', (code, rule, model, draft) => {
    const s = scene({ models: [{ ...A, ...GUN, ...model }, B], acting: ['a', 1], ...draft } as never);
    const [shot] = board.prospects!(acting(s, 1), 'b', null);
    expect(shot!.problem).toMatchObject({ code, rule });
    expect(board.denied!(acting(s, 1))).toContainEqual(
      expect.objectContaining({ id: 'b', problem: expect.objectContaining({ code }) }),
    );
  });

  it('FF-GEN-20 none against friends, and none where nobody in particular is asked about', () => {
    const s = scene({ models: [A, { ...B, party: 0 }, { ...B, id: 'c', y: 600 }], acting: ['a', 1] });
    expect(board.prospects!(acting(s, 1), 'b', null)).toEqual([]);
    expect(board.prospects!(nominating(s), 'c', null)).toEqual([]);
  });

  it('FF-RNG-08 an enemy behind a closer one may not be picked', () => {
    const s = scene({
      models: [
        { ...A, ...GUN },
        { ...B, x: 540, id: 'c' },
        { ...B, x: 620, y: 490 },
      ],
      acting: ['a', 1],
    });
    expect(board.denied!(acting(s, 1)).find(({ id }) => id === 'b')?.problem.code).toBe('shot.closer');
  });
});

describe('gambles', () => {
  const risked = (model: object) => {
    const s = scene({ models: [{ ...A, ...model }, B] });
    const question = {
      kind: 'model',
      models: ['a'],
      declared: null,
      needed: 4,
      automatic: 0,
      options: ['1', '2', '3'],
    };
    return board.gambles!(put('dice', question, s));
  };

  it('FF-ACT-03 FF-ACT-04 of one, two and three dice at 4+: three pass the turn in half of all rolls', () => {
    expect(risked({})).toEqual({
      1: '1 action 50 %, none 50 %',
      2: '2 actions 25 %, 1 action 50 %, none 25 %, and the turn passes in 25 %',
      3: '3 actions 13 %, 2 actions 38 %, 1 action 38 %, none 13 %, and the turn passes in 50 %',
    });
  });

  it('FF-SPEC-27 a Hero has one for certain, and a die to roll again', () => {
    const { 1: one, 3: three } = risked({ rules: ['hero'] });
    expect(one).toBe('1 action 100 %');
    expect(three).toContain('and the turn passes in 25 %, or in');
  });

  it('FF-SPEC-27 of a die rolled again: what lies there, and what it may become, for whoever rolls', () => {
    const s = duel({ combat: 3 }, { combat: 3 });
    const attack = { ...PLAIN_ATTACK, kind: 'close', weapon: null, from: { x: 450, y: 450, z: 0 } };
    const again = (role: 'attacker' | 'target') =>
      board.gambles!(
        put(
          'reroll',
          {
            model: role === 'attacker' ? 'a' : 'b',
            purpose: 'combat',
            dice: [role === 'attacker' ? 1 : 4],
            passesAt: null,
            fight: { attack: { ...attack, attacker: 'a', target: 'b' }, role, attacker: 1, target: 4 },
            options: ['keep', '1'],
          },
          s,
        ),
      );
    expect(again('attacker')).toEqual({ keep: 'wins 0 %, loses 100 %', 1: 'wins 33 %, loses 50 %' });
    expect(again('target')['keep']).toBe('wins 100 %');
    const quality = {
      model: 'a',
      purpose: 'morale',
      dice: [6, 3],
      passesAt: 4,
      fight: null,
      options: ['keep', '2'],
    };
    expect(board.gambles!(put('reroll', quality, s))).toEqual({ 2: 'succeeds 50 %' });
  });

  it('FF-HTH-02 of a blow: for both', () => {
    const s = duel({ combat: 3 }, { combat: 3 });
    expect(board.gambles!(acting(s, 1))['strike/hand-weapon/b']).toBe(
      'wins 42 %, kills 6 %, loses 42 %, dies 6 %',
    );
  });
});

describe('what is not on offer', () => {
  const codes = (s: ReturnType<typeof scene>, left = 1) =>
    Object.fromEntries(board.denied!(acting(s, left)).map(({ id, problem }) => [id, problem.code]));

  it('FF-ACT-02 whoever has been nominated, sleeps, is bound or lies as if dead', () => {
    const s = scene({
      models: [
        A,
        { id: 'c', x: 100, y: 100, turn: { nominated: 1 } },
        { id: 'd', x: 200, y: 100, conditions: { asleep: true } },
        { id: 'e', x: 300, y: 100, conditions: { bound: true } },
        B,
      ],
    });
    expect(board.denied!(nominating(s)).map(({ id, problem }) => [id, problem.code])).toEqual([
      ['c', 'nominate.again'],
      ['d', 'nominate.asleep'],
      ['e', 'nominate.bound'],
    ]);
  });

  it('FF-HTH-17 FF-ACT-14 a Move, in a fight or on the ground', () => {
    expect(codes(duel({}, {}))).toMatchObject({ move: 'act.engaged' });
    expect(codes(duel({ posture: 'fallen' }, {}))).toMatchObject({ move: 'act.fallen' });
    const held = { transfixed: { by: 'spell', cost: 1, source: null } } as const;
    expect(codes(duel({ conditions: held }, {}))).toMatchObject({ move: 'act.held' });
  });

  it('FF-ACT-10 a second blow', () => {
    expect(codes(duel({ turn: { attacks: 1 } }, {}))).toMatchObject({ strike: 'attack.spent' });
    expect(codes(duel({}, {}))).not.toHaveProperty('strike');
  });

  it('FF-HTH-01 nothing is said of enemies whom an answer is aimed at', () => {
    expect(codes(duel({}, {}))).not.toHaveProperty('b');
    expect(codes(scene({ models: [A, B], acting: ['a', 1] }))).toMatchObject({ b: 'strike.too-far' });
  });
});
