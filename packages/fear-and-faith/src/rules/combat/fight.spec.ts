import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { duel, of, playScene, scene, withAbilities } from '../../scene.spec-support.ts';
import { resultIn } from './attack.spec-support.ts';

const STRIKE = ['act', 'strike/hand-weapon/b'] as const;

describe('attacking', () => {
  it('FF-HTH-01 any adjacent enemy can be attacked, fallen and transfixed ones too', () => {
    const state = duel({}, { posture: 'fallen' }, 1, {
      models: [
        {
          id: 'c',
          x: 425,
          y: 450,
          party: 1,
          conditions: { transfixed: { by: 'fear', cost: 2, source: null } },
        },
        { id: 'd', x: 450, y: 480, party: 1 },
        { id: 'friend', x: 450, y: 425 },
      ],
    });
    const { pending } = playToQuestion(fearAndFaith, { state });
    const { options } = pending.question as { options: readonly string[] };
    expect(options.filter((id) => id.startsWith('strike'))).toEqual([
      'strike/hand-weapon/b',
      'strike/hand-weapon/c',
    ]);
  });

  it('FF-HTH-01 a powerful attack needs two actions', () => {
    const offers = (actions: number) => {
      const { pending } = playToQuestion(fearAndFaith, { state: duel({}, {}, actions) });
      return (pending.question as { options: readonly string[] }).options;
    };
    expect(offers(1)).not.toContain('power-strike/hand-weapon/b');
    expect(offers(2)).toContain('power-strike/hand-weapon/b');
  });
});

describe('one opposed roll', () => {
  it('FF-HTH-02 whoever wins inflicts the result, the one who is attacked too', () => {
    const { state: s } = playScene(duel({ combat: 3 }, { combat: 3 }), [2, 4], [STRIKE]);
    expect(of(s, 'a').posture).toBe('fallen');
    expect(of(s, 'b').posture).toBe('standing');
  });

  it('FF-HTH-02 equal totals are nothing', () => {
    const { state: s } = playScene(duel({}, {}), [3, 3], [STRIKE]);
    expect([of(s, 'a').posture, of(s, 'b').posture]).toEqual(['standing', 'standing']);
    expect(of(s, 'b').x).toBe(475);
  });

  it('FF-HTH-03 an odd die drives back one base, straight away', () => {
    const { state: s } = playScene(duel({}, {}), [5, 4], [STRIKE, ['recoil', '0']]);
    expect(of(s, 'b')).toMatchObject({ x: 500, y: 450, posture: 'standing' });
    expect(of(s, 'a').x).toBe(450);
  });

  it('FF-HTH-03 8 against 4 kills, and who lies there leaves a corpse', () => {
    const state = duel({ combat: 3 }, { combat: 2 }, 1, { models: [{ id: 'c', x: 800, y: 800, party: 1 }] });
    const { state: s, events } = playScene(state, [5, 2], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ standing: 'out', left: 'killed' });
    expect(s.corpses.map(({ of: dead }) => dead)).toEqual(['b']);
    expect(events.filter(({ type }) => type === 'left')).toHaveLength(1);
    expect(of(s, 'c').standing).toBe('table');
  });

  it.each([
    { a: 3, b: 2, dice: [4, 2], result: 'fall', why: '7 against 4 with an even die' },
    { a: 2, b: 2, dice: [5, 2], result: 'recoil', why: '7 against 4 with die 5' },
    { a: 4, b: 2, dice: [4, 2], result: 'killed', why: '8 against 4' },
    { a: 4, b: 2, dice: [5, 1], result: 'gruesome', why: '9 against 3' },
    { a: 3, b: 2, dice: [5, 1], result: 'killed', why: '8 against 3' },
  ] as const)('FF-HTH-03 $why: $result', ({ a, b, dice, result }) => {
    expect(resultIn(duel({ combat: a }, { combat: b }), dice).result).toBe(result);
  });

  it('FF-HTH-03 a total below 1 counts as 1 for doubling: 1 against 0 is a win and no kill', () => {
    const state = duel({ combat: 0 }, { combat: 0 });
    const weaker = [{ by: 'shaken' as const, rule: 'FF-HTH-03', value: -1 }];
    expect(resultIn(state, [1, 1], { extraOnTarget: weaker }).result).toBe('recoil');
  });

  it('FF-HTH-03 3 against -1 is three times the least total', () => {
    const state = duel({ combat: 0 }, { combat: 0 });
    const weaker = [{ by: 'shaken' as const, rule: 'FF-HTH-03', value: -2 }];
    expect(resultIn(state, [3, 1], { extraOnTarget: weaker }).result).toBe('gruesome');
  });

  it('FF-HTH-03 even at C3 against C3: 6 of 36 nothing, and for either 5 recoil, 8 fall, 2 killed', () => {
    const state = duel({ combat: 3 }, { combat: 3 });
    const count: Record<string, number> = {};
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const { result, back } = resultIn(state, [a, b]);
        const key = result === 'none' ? `back ${back}` : result;
        count[key] = (count[key] ?? 0) + 1;
      }
    expect(count).toEqual({
      'back none': 6,
      recoil: 5,
      fall: 8,
      killed: 2,
      'back recoil': 5,
      'back fall': 8,
      'back killed': 2,
    });
  });

  it('FF-GEN-22 the attacker rolls first, and every die is told with its purpose', () => {
    const { events } = playScene(duel({ combat: 3 }, {}), [6, 1], [STRIKE]);
    const fought = events.find((event) => event.type === 'fought')!;
    expect(fought).toMatchObject({
      attacker: { model: 'a', die: 6, total: 9 },
      target: { model: 'b', die: 1, total: 3 },
      result: 'gruesome',
    });
  });
});

describe('the fallen', () => {
  it('FF-HTH-10 a fallen model that is beaten dies, by whatever margin', () => {
    expect(resultIn(duel({}, { posture: 'fallen' }), [1, 2]).result).toBe('killed');
  });

  it('FF-HTH-10 and gruesomely when doubled', () => {
    expect(resultIn(duel({}, { posture: 'fallen' }), [4, 2]).result).toBe('gruesome');
  });

  it('FF-HTH-10 a fallen model attacks as any other, and dies if it loses', () => {
    expect(resultIn(duel({ posture: 'fallen' }, {}), [4, 2])).toEqual({ result: 'fall', back: 'none' });
    expect(resultIn(duel({ posture: 'fallen' }, {}), [1, 2])).toEqual({ result: 'none', back: 'killed' });
  });

  it('FF-HTH-10 it rises for one action', () => {
    const state = scene({
      models: [
        { id: 'a', x: 100, y: 100, posture: 'fallen' },
        { id: 'b', party: 1, x: 800, y: 800 },
      ],
      acting: ['a', 1],
    });
    const { state: s } = playScene(state, [], [['act', 'stand-up']]);
    expect(of(s, 'a')).toMatchObject({ posture: 'standing', height: 30 });
  });

  it('FF-HTH-11 on slippery ground it takes two', () => {
    const state = (actions: number) =>
      scene({
        models: [
          { id: 'a', x: 100, y: 100, posture: 'fallen' },
          { id: 'b', party: 1, x: 800, y: 800 },
        ],
        terrain: [{ id: 'ice', type: 'snow', shape: { rect: [50, 50, 100, 100] } }],
        acting: ['a', actions],
      });
    const one = playScene(state(1), [], []);
    expect(of(one.state, 'a').posture).toBe('fallen');
    const two = playScene(state(2), [], [['act', 'stand-up']]);
    expect(of(two.state, 'a').posture).toBe('standing');
  });

  it('FF-HTH-04 a transfixed loser is killed, and if it wins nothing happens to the attacker', () => {
    const held = { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } } as const;
    expect(resultIn(duel({}, held), [1, 2])).toEqual({ result: 'killed', back: 'none' });
    expect(resultIn(duel({}, held), [1, 6])).toEqual({ result: 'none', back: 'none' });
    const blast = { kind: 'blast', weapon: 'grenade', combat: 3 } as const;
    expect(resultIn(duel({}, held), [3, 3], blast).result).toBe('killed');
    expect(resultIn(duel({}, { posture: 'fallen' }), [3, 3], blast).result).toBe('recoil');
  });
});

describe('after a kill', () => {
  it('FF-HTH-22 the dead are out of the way, and their arms lie there', () => {
    const state = duel({ combat: 6 }, { rules: ['pistol'], arms: undefined }, 2);
    const { state: s } = playScene(state, [6, 1], [STRIKE]);
    expect(s.corpses[0]).toMatchObject({ of: 'b', x: 475, y: 450, raisable: true });
    expect(s.corpses[0]!.arms.map(({ weapon }) => weapon)).toContain('pistol');
  });

  it('FF-HTH-22 what goes on after a blow does so when the dead are out of the way, and for the living only', () => {
    const seen: string[] = [];
    const rules = withAbilities({
      id: 'savage',
      rule: 'FF-SPEC-44',
      on: {
        attackOver: ({ result }, cx, bearer) => {
          seen.push(`${bearer.id} ${result} ${of(cx.s, 'b').standing}`);
        },
      },
    });
    const state = duel({ combat: 6, rules: ['savage'] }, {}, 1, {
      models: [{ id: 'c', x: 800, y: 800, party: 1 }],
    });
    play(rules, { state, dice: [6, 1], answers: [STRIKE] });
    expect([...new Set(seen)]).toEqual(['a gruesome out']);
    seen.length = 0;
    const beaten = duel({ rules: ['savage'] }, { combat: 6 }, 1, { models: [{ id: 'c', x: 800, y: 800 }] });
    play(rules, { state: beaten, dice: [1, 6], answers: [STRIKE] });
    expect(seen).toEqual([]);
  });
});
