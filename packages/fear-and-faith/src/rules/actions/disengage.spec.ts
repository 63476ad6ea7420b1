import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { duel, of, playScene } from '../../scene.spec-support.ts';

const AWAY = ['act', 'disengage'] as const;
const TO = ['move', [{ x: 350, y: 450, z: 0 }]] as const;

function offersOf(state: ReturnType<typeof duel>): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state });
  return (pending.question as { options: readonly string[] }).options;
}

describe('leaving combat', () => {
  it('FF-HTH-17 two actions: a Free Hack of every adjacent enemy, then one Move', () => {
    const { state: s } = playScene(duel({}, {}, 2), [3, 3], [AWAY, TO]);
    expect(of(s, 'a')).toMatchObject({ x: 350, y: 450, posture: 'standing' });
  });

  it('FF-HTH-17 with one action it cannot be done, and no plain Move either', () => {
    const offers = offersOf(duel({}, {}, 1));
    expect(offers).not.toContain('disengage');
    expect(offers).not.toContain('move');
  });

  it('FF-HTH-17 free where every adjacent enemy is down or transfixed', () => {
    const held = { conditions: { transfixed: { by: 'fear', cost: 1, source: null } } } as const;
    for (const foe of [{ posture: 'fallen' } as const, held]) {
      const offers = offersOf(duel({}, foe, 2));
      expect(offers).toContain('move');
      expect(offers).not.toContain('disengage');
    }
    const { state: s } = playScene(duel({}, { posture: 'fallen' }, 1), [], [['act', 'move'], TO]);
    expect(of(s, 'a').x).toBe(350);
  });

  it('FF-HTH-17 beaten by a hack it suffers the result, stays, and both actions are lost', () => {
    const { state: s } = playScene(duel({}, {}, 2), [4, 3], [AWAY]);
    expect(of(s, 'a')).toMatchObject({ x: 450, posture: 'fallen' });
    expect(s.phase).toBe('nominate');
  });

  it('FF-HTH-18 hacker C3 with 4 against a runner C2 with 3: he falls where he stands', () => {
    const { state: s, events } = playScene(
      duel({ combat: 2 }, { combat: 3 }, 3),
      [4, 3],
      [AWAY, ['act', 'stand-up']],
    );
    expect(events.find(({ type }) => type === 'fought')).toMatchObject({
      attacker: { model: 'b', total: 7 },
      target: { model: 'a', total: 5 },
      result: 'fall',
    });
    expect(of(s, 'a').posture).toBe('standing');
  });

  it('FF-HTH-18 the runner cannot harm the hacker, and the hack is nobody’s attack of the turn', () => {
    const { state: s } = playScene(duel({ combat: 6 }, {}, 2), [1, 6], [AWAY, TO]);
    expect(of(s, 'b')).toMatchObject({ standing: 'table', posture: 'standing' });
    expect(of(s, 'b').turn.attacks ?? 0).toBe(0);
  });

  it('FF-HTH-17 several hack one by one as their owner likes, also at one whom the first has knocked down', () => {
    const state = duel({}, {}, 2, { models: [{ id: 'c', x: 425, y: 450, party: 1 }] });
    const { state: s, events } = playScene(state, [4, 3, 1, 3], [AWAY, ['nextHack', 'c']]);
    expect(of(s, 'a')).toMatchObject({ x: 450, posture: 'fallen' });
    expect(
      events.flatMap((event) =>
        event.type === 'fought' ? [[event.attacker.model, event.attacker.total]] : [],
      ),
    ).toEqual([
      ['c', 6],
      ['b', 5],
    ]);
  });

  it('FF-HTH-17 whoever is not beside it any more, or whose victim is dead, loses his hack', () => {
    const state = duel({}, {}, 2, { models: [{ id: 'c', x: 462.5, y: 428.3, party: 1 }] });
    const driven = playScene(state, [5, 3], [AWAY, ['nextHack', 'b'], ['recoil', '0']]);
    expect(of(driven.state, 'a').x).toBe(425);
    const more = { id: 'd', x: 800, y: 800, rules: ['mindless'] } as const;
    const deadly = duel({}, {}, 2, { models: [{ id: 'c', x: 425, y: 450, party: 1 }, more] });
    const dead = playScene(deadly, [6, 1], [AWAY, ['nextHack', 'c']]);
    expect(of(dead.state, 'a').standing).toBe('out');
  });

  it('FF-HTH-17 it may not end beside an enemy', () => {
    const state = duel({}, {}, 2, { models: [{ id: 'c', x: 350, y: 400, party: 1 }] });
    const { refusal } = playToQuestion(fearAndFaith, { state, dice: [3, 3], answers: [AWAY] });
    expect(refusal([{ x: 375.5, y: 400, z: 0 }])).toMatchObject({
      code: 'move.beside-enemy',
      rule: 'FF-HTH-17',
    });
    expect(refusal([{ x: 377, y: 400, z: 0 }])).toBeNull();
  });

  it('FF-ACT-14 the fallen do not break away', () => {
    expect(offersOf(duel({ posture: 'fallen' }, {}, 3))).not.toContain('disengage');
  });

  it('FF-HTH-20 who is immune to Free Hacks gets none, and still spends two actions', () => {
    const immune = { rules: ['free-disengage'] } as const;
    expect(offersOf(duel(immune, {}, 1))).not.toContain('disengage');
    const { state: s } = playScene(duel(immune, {}, 2), [], [AWAY, TO]);
    expect(of(s, 'a').x).toBe(350);
  });

  it('FF-HTH-20 a bat beside a zombie and another flyer is hacked by both, beside two zombies by nobody', () => {
    const bat = { rules: ['flying'] } as const;
    const beside = (rules: readonly 'flying'[]) =>
      duel(bat, { rules: [] }, 2, { models: [{ id: 'c', x: 425, y: 450, party: 1, rules }] });
    const both = playScene(
      beside(['flying']),
      [3, 4, 3, 4],
      [AWAY, ['nextHack', 'b'], ['move', [{ x: 450, y: 550, z: 0 }]]],
    );
    expect(both.events.filter(({ type }) => type === 'fought')).toHaveLength(2);
    const { state: s } = playScene(beside([]), [], [AWAY, ['move', [{ x: 450, y: 550, z: 0 }]]]);
    expect(of(s, 'a').y).toBe(550);
  });

  it('FF-HTH-20 a rider is hacked where one of them is Mounted too', () => {
    const rider = { rules: ['mounted'] } as const;
    const alone = playScene(duel(rider, {}, 2), [], [AWAY, TO]);
    expect(of(alone.state, 'a').x).toBe(350);
    const horsemen = playScene(duel(rider, { rules: ['mounted'] }, 2), [3, 3], [AWAY, TO]);
    expect(of(horsemen.state, 'a').x).toBe(350);
  });

  it('FF-HTH-20 the Immaterial are hacked by their kind and by magic weapons only', () => {
    const ghost = { conditions: { immaterial: true } } as const;
    const state = duel(ghost, {}, 2, {
      models: [{ id: 'c', x: 425, y: 450, party: 1, arms: [{ weapon: 'magic-weapon', inHand: true }] }],
    });
    // FF-SPEC-30: it leaves without the extra action.
    const { events } = playScene(
      state,
      [3, 3],
      [AWAY, ['move', [{ x: 450, y: 550, z: 0 }]], ['act', 'done']],
    );
    const hackers = events.flatMap((event) => (event.type === 'fought' ? [event.attacker.model] : []));
    expect(hackers).toEqual(['c']);
  });
});
