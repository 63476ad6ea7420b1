import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { duel, of, playScene, scene, withAbilities } from '../../scene.spec-support.ts';

const STRIKE = ['act', 'strike/hand-weapon/b'] as const;
const wall = (rect: readonly [number, number, number, number], id = 'wall') =>
  ({ id, type: 'wall', shape: { rect } }) as const;

function waysOf(state: ReturnType<typeof duel>): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state, dice: [5, 4], answers: [STRIKE] });
  expect(pending.kind).toBe('recoil');
  return (pending.question as { options: readonly string[] }).options;
}

describe('recoil', () => {
  it('FF-HTH-12 the owner chooses within 45 degrees, every 15', () => {
    expect(waysOf(duel({}, {}))).toEqual(['0', '15', '-15', '30', '-30', '45', '-45']);
    const { pending } = playToQuestion(fearAndFaith, {
      state: duel({}, {}),
      dice: [5, 4],
      answers: [STRIKE],
    });
    expect(pending.seat).toBe(1);
  });

  it('FF-GEN-23 whoever controls the model decides, whoever’s party it is in', () => {
    const state = duel({}, { controller: 0 });
    const { pending } = playToQuestion(fearAndFaith, { state, dice: [5, 4], answers: [STRIKE] });
    expect(pending.seat).toBe(0);
  });

  it('FF-GEN-06 one own base far: a Big one goes 40 mm, a normal one 25', () => {
    const big = { profile: 'huge-fat-zombie', rules: ['big'], x: 482.5 } as const;
    const { state: s } = playScene(
      duel({ combat: 4 }, { ...big, combat: 4 }),
      [5, 3],
      [STRIKE, ['recoil', '0']],
    );
    expect(of(s, 'b').x).toBe(522.5);
    expect(of(s, 'a').x).toBe(450);
  });

  it('FF-HTH-12 only free directions are offered', () => {
    expect(waysOf(duel({}, {}, 1, { terrain: [wall([500, 450, 20, 200])] }))).toEqual(['30', '45']);
  });

  it('FF-HTH-12 a low obstacle blocks, difficult ground does not', () => {
    const low = { id: 'low', type: 'low-wall', shape: { rect: [500, 300, 10, 300] } } as const;
    const bog = { id: 'bog', type: 'marsh', shape: { rect: [490, 300, 100, 300] } } as const;
    const { state: s } = playScene(duel({}, {}, 1, { terrain: [low] }), [5, 4], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ posture: 'fallen', x: 475 });
    expect(waysOf(duel({}, {}, 1, { terrain: [bog] }))).toHaveLength(7);
  });

  it('FF-OPT-10 recoil-strict: exactly straight away, and nobody is asked', () => {
    const strict = { options: { 'recoil-strict': true } } as const;
    const { state: s } = playScene(duel({}, {}, 1, strict), [5, 4], [STRIKE]);
    expect(of(s, 'b').x).toBe(500);
  });

  it('FF-HTH-14 with no room it falls instead', () => {
    const terrain = [wall([488, 300, 20, 300])];
    const { state: s } = playScene(duel({}, {}, 1, { terrain }), [5, 4], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ posture: 'fallen', x: 475, y: 450 });
  });

  it('FF-HTH-14 so it does at the edge of the table', () => {
    const { state: s } = playScene(duel({ x: 862.5 }, { x: 887.5 }), [5, 4], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ posture: 'fallen', x: 887.5 });
  });

  it('FF-HTH-14 with its back to a drop, and nowhere else to go, it falls down it', () => {
    const roof = { id: 'roof', type: 'platform', height: 50, shape: { rect: [400, 400, 90, 100] } } as const;
    const state = duel({ z: 50 }, { z: 50, quality: 3 }, 1, {
      terrain: [roof],
      options: { 'recoil-strict': true },
    });
    const { state: s } = playScene(state, [5, 4, 3], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ z: 0, posture: 'fallen-hard' });
    const dead = playScene(state, [5, 4, 2], [STRIKE]);
    expect(of(dead.state, 'b')).toMatchObject({ standing: 'out', left: 'killed' });
  });

  it('FF-MOV-21 a flyer who is awake takes no harm from it; one who lies, or is held, does', () => {
    const roof = { id: 'roof', type: 'platform', height: 50, shape: { rect: [400, 400, 90, 100] } } as const;
    const bat = (more: object) =>
      duel({ z: 50, party: 0 }, { z: 50, rules: ['flying'], tags: ['werewolf'], ...more }, 1, {
        terrain: [roof],
        options: { 'recoil-strict': true },
      });
    expect(of(playScene(bat({}), [5, 4], [STRIKE]).state, 'b')).toMatchObject({ z: 0, posture: 'fallen' });
    // A knife cannot kill a werewolf that lies there: the recoil of one it does not.
    const lying = scene({
      models: [
        { id: 'a', x: 350, y: 450, z: 0, arms: [{ weapon: 'pistol', inHand: true }] },
        { id: 'b', x: 412, y: 450, z: 0, party: 1, rules: ['flying'], posture: 'fallen' },
      ],
      terrain: [{ id: 'pit', type: 'platform', height: 50, shape: { rect: [300, 400, 124.5, 100] } }],
      options: { 'recoil-strict': true },
      acting: ['a', 1],
    });
    for (const model of lying.models) model.z = 50;
    const shot = ['act', 'shoot/pistol/b'] as const;
    expect(of(playScene(lying, [5, 4, 4], [shot]).state, 'b')).toMatchObject({
      z: 0,
      posture: 'fallen-hard',
    });
  });

  it('FF-MOV-21 FF-FEAR-01 who is driven over an edge and dies was killed by whoever drove him', () => {
    const roof = [
      { id: 'k', type: 'platform', shape: { rect: [300, 400, 187.5, 100] }, height: 100 },
    ] as const;
    const state = duel({ z: 100, combat: 3 }, { z: 100 }, 1, {
      terrain: roof,
      options: { 'recoil-strict': true },
      models: [{ id: 'y', x: 850, y: 850, party: 1 }],
    });
    const { events } = playScene(state, [5, 4, 4, 3], [['act', 'strike/hand-weapon/b']]);
    expect(events.find(({ type }) => type === 'left')).toMatchObject({ model: 'b', how: 'killed', by: 'a' });
  });

  it('FF-HTH-12 over a drop only if no safe direction exists', () => {
    const roof = {
      id: 'roof',
      type: 'platform',
      height: 50,
      shape: {
        poly: [
          [400, 400],
          [490, 400],
          [490, 500],
          [600, 500],
          [600, 600],
          [400, 600],
        ],
      },
    } as const;
    const state = duel({ z: 50, y: 500 }, { z: 50, y: 500 }, 1, { terrain: [roof] });
    const { pending } = playToQuestion(fearAndFaith, { state, dice: [5, 4], answers: [STRIKE] });
    const { at } = pending.question as { at: readonly { z: number }[] };
    expect(at.length).toBeGreaterThan(0);
    expect(at.every(({ z }) => z === 50)).toBe(true);
  });

  it('FF-HTH-15 friends do not block: it goes through them to the first free spot', () => {
    const state = duel({}, {}, 1, {
      models: [{ id: 'c', x: 501, y: 450, party: 1 }],
      options: { 'recoil-strict': true },
    });
    const { state: s } = playScene(state, [5, 4], [STRIKE]);
    expect(of(s, 'b').x).toBe(526);
    expect(of(s, 'c').x).toBe(501);
  });

  it('FF-HTH-15 through a whole crowd, but no farther than one Long more', () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ id: `c${i}`, x: 500 + i * 25, y: 450, party: 1 }));
    const after = (count: number) =>
      of(
        playScene(
          duel({}, {}, 1, { models: crowd(count), options: { 'recoil-strict': true } }),
          [5, 4],
          [STRIKE],
        ).state,
        'b',
      );
    expect(after(7)).toMatchObject({ x: 675, posture: 'standing' });
    expect(after(8)).toMatchObject({ x: 475, posture: 'fallen' });
  });

  it('FF-HTH-15 unless they stand against a wall', () => {
    const state = duel({}, {}, 1, {
      models: [{ id: 'c', x: 501, y: 450, party: 1 }],
      terrain: [wall([514, 300, 10, 300])],
      options: { 'recoil-strict': true },
    });
    const { state: s } = playScene(state, [5, 4], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ x: 475, posture: 'fallen' });
  });
});

describe('hazards behind', () => {
  const bat = withAbilities({
    id: 'vampire',
    rule: 'FF-SPEC-62',
    on: { hazards: (traits) => [...traits, 'running-water'] },
  });
  const river = { id: 'river', type: 'river', shape: { rect: [480, 0, 200, 900] } } as const;
  const at = { x: 442.5 } as const;

  it('FF-HTH-16 forced into what harms it: one die of Quality, or it is destroyed', () => {
    const draft = duel(at, { rules: ['vampire'], x: 467.5 }, 1, {
      terrain: [river],
      options: { 'recoil-strict': true },
    });
    const lives = play(bat, { state: draft, dice: [5, 4, 4], answers: [STRIKE] });
    expect(of(lives.state, 'b')).toMatchObject({ standing: 'table', x: 492.5 });
    const dies = play(bat, { state: draft, dice: [5, 4, 3], answers: [STRIKE] });
    expect(of(dies.state, 'b')).toMatchObject({ standing: 'out', left: 'killed' });
  });

  it('FF-HTH-16 whom it does not harm, or on a bridge, nothing happens', () => {
    const plain = duel(at, { x: 467.5 }, 1, { terrain: [river], options: { 'recoil-strict': true } });
    expect(of(play(bat, { state: plain, dice: [5, 4], answers: [STRIKE] }).state, 'b').x).toBe(492.5);
    const bridge = { id: 'bridge', type: 'bridge', shape: { rect: [470, 400, 300, 100] } } as const;
    const safe = duel(at, { rules: ['vampire'], x: 467.5 }, 1, {
      terrain: [river, bridge],
      options: { 'recoil-strict': true },
    });
    expect(of(play(bat, { state: safe, dice: [5, 4], answers: [STRIKE] }).state, 'b').x).toBe(492.5);
  });

  it('FF-HTH-12 not into it while another direction is safe', () => {
    const bank = { id: 'river', type: 'river', shape: { rect: [480, 445, 200, 200] } } as const;
    const draft = duel(at, { rules: ['vampire'], x: 467.5 }, 1, { terrain: [bank] });
    const { state: s } = play(bat, { state: draft, dice: [5, 4], answers: [STRIKE] });
    expect(of(s, 'b')).toMatchObject({ x: 485.2, y: 432.3 });
  });
});

describe('recoiling into enemies', () => {
  const into = (more: object, options: object = {}) =>
    duel({}, {}, 1, {
      models: [{ id: 'c', x: 526, y: 450, ...more }],
      options: { 'recoil-strict': true, ...options } as never,
    });

  it('FF-HTH-13 each enemy it touches at its end makes a Free Hack', () => {
    const { state: s, events } = playScene(into({}), [5, 4, 4, 3], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ x: 500, posture: 'fallen' });
    expect(events.filter((event) => event.type === 'fought' && event.kind === 'hack')).toHaveLength(1);
  });

  it('FF-HTH-13 only the hacker can harm the other', () => {
    const { state: s } = playScene(into({}), [5, 4, 1, 6], [STRIKE]);
    expect(of(s, 'c').posture).toBe('standing');
    expect(of(s, 'b').posture).toBe('standing');
  });

  it('FF-OPT-01 recoil-fallen-hackers: the fallen hack too, unless it is off', () => {
    const on = playScene(into({ posture: 'fallen' }), [5, 4, 4, 3], [STRIKE]);
    expect(of(on.state, 'b').posture).toBe('fallen');
    const off = playScene(into({ posture: 'fallen' }, { 'recoil-fallen-hackers': false }), [5, 4], [STRIKE]);
    expect(of(off.state, 'b').posture).toBe('standing');
  });

  it('FF-HTH-20 nor is anybody hacked so who is immune to Free Hacks', () => {
    const state = duel({}, { rules: ['free-disengage'] }, 1, {
      models: [{ id: 'c', x: 526, y: 450 }],
      options: { 'recoil-strict': true },
    });
    expect(of(playScene(state, [5, 4], [STRIKE]).state, 'b')).toMatchObject({ x: 500, posture: 'standing' });
  });

  it('FF-HTH-13 the transfixed, sleeping and bound do not', () => {
    const held = { transfixed: { by: 'fear', cost: 1, source: null } };
    for (const conditions of [held, { asleep: true }, { bound: true }]) {
      const { state: s } = playScene(into({ conditions }), [5, 4], [STRIKE]);
      expect(of(s, 'b').posture).toBe('standing');
    }
  });

  it('FF-HTH-13 nor those it was already fighting, nor those it leaves', () => {
    const state = duel({}, {}, 1, {
      models: [{ id: 'c', x: 475, y: 475 }],
      options: { 'recoil-strict': true },
    });
    const { state: s } = playScene(state, [5, 3], [STRIKE]);
    expect(of(s, 'b')).toMatchObject({ x: 500, posture: 'standing' });
  });

  it('FF-HTH-13 a hack may drive it on, and in one chain nobody hacks the same model twice', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 475, y: 450, party: 1 },
        { id: 'c', x: 512.5, y: 472 },
        { id: 'd', x: 480, y: 404 },
      ],
      options: { 'recoil-strict': true },
      acting: ['a', 1],
    });
    const { events } = playScene(state, [5, 4, 5, 4, 3, 3], [STRIKE]);
    const hacks = events.flatMap((event) =>
      event.type === 'fought' && event.kind === 'hack' ? [event.attacker.model] : [],
    );
    expect(hacks).toEqual(['c', 'd']);
  });

  it('FF-HTH-13 FF-HTH-17 a hack at one who breaks away begins the chain: it is not struck again by the same', () => {
    const state = scene({
      models: [
        { id: 'a', x: 450, y: 450 },
        { id: 'b', x: 475, y: 450, party: 1, points: 20 },
        { id: 'c', x: 399, y: 450, party: 1 },
      ],
      options: { 'recoil-strict': true },
      acting: ['a', 2],
    });
    // Struck by b it recoils into c, whose hack drives it back into b.
    const { state: s, events } = playScene(state, [5, 4, 5, 4], [['act', 'disengage']]);
    const hacks = events.flatMap((event) =>
      event.type === 'fought' && event.kind === 'hack' ? [event.attacker.model] : [],
    );
    expect(hacks).toEqual(['b', 'c']);
    expect(of(s, 'a')).toMatchObject({ x: 450, posture: 'standing' });
  });
});
