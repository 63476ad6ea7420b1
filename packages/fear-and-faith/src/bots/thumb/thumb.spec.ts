import { type Kind, type QuestionOf, random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { FearAndFaith } from '../../game.ts';
import { duel, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { firstAnswer } from '../asking.spec-support.ts';
import { thumb } from './thumb.ts';

function answerTo<K extends Kind<FearAndFaith>>(
  state: FaithState,
  kind: K,
  question: QuestionOf<FearAndFaith, K>,
  seat = 0,
): unknown {
  return thumb({ kind, seat, question, view: () => state } as Parameters<typeof thumb>[0], random('spec'));
}

describe('rules of thumb', () => {
  it('FF-ACT-02 the fighter who is nearest goes first, and nobody gives up', () => {
    const answer = firstAnswer({
      models: [
        { id: 'far', x: 450, y: 100 },
        { id: 'near', x: 450, y: 400 },
        { id: 'foe', party: 1, x: 450, y: 500 },
      ],
    });
    expect(answer).toBe('near');
  });

  it('FF-ACT-03 two dice for the steady and where the enemy is at hand, else one; three for the last', () => {
    const dice = (needed: number, y: number, others: boolean) => {
      const state = scene({
        models: [
          { id: 'a', x: 450, y: 450 },
          ...(others ? ['b', 'c', 'd'].map((id, i) => ({ id, x: 500 + 50 * i, y: 450 })) : []),
          { id: 'foe', party: 1, x: 450, y },
        ],
      });
      const facts = { kind: 'model', models: ['a'], declared: null, needed, automatic: 0 } as const;
      return answerTo(state, 'dice', { ...facts, options: ['1', '2', '3'] });
    };
    expect([dice(3, 850, true), dice(4, 850, true), dice(4, 550, true), dice(4, 850, false)]).toEqual([
      '2',
      '1',
      '2',
      '3',
    ]);
  });

  it('FF-GRP-03 of a mob the foremost goes first, whatever else could be said', () => {
    const state = scene({
      models: [
        { id: 'behind', x: 450, y: 300 },
        { id: 'before', x: 450, y: 400 },
        { id: 'foe', party: 1, x: 450, y: 700 },
      ],
    });
    expect(answerTo(state, 'nextMember', { options: ['together', 'behind', 'before', 'roll'] })).toBe(
      'before',
    );
    expect(answerTo(state, 'nextMember', { options: ['roll'] })).toBe('roll');
  });

  it('FF-ACT-08 up, then at them', () => {
    const act = (a: object) =>
      firstAnswer({
        models: [
          { id: 'a', x: 450, y: 450, combat: 3, ...a },
          { id: 'b', party: 1, x: 475, y: 450 },
        ],
        acting: ['a', 1],
      });
    expect(act({ posture: 'fallen' })).toBe('stand-up');
    expect(act({})).toBe('strike/hand-weapon/b');
  });

  it('FF-MOV-04 charges the nearest whom it may beat', () => {
    const state = duel({}, { x: 540 }, 2);
    const question = {
      model: 'a',
      reach: 120,
      manner: 'walk',
      rough: false,
      targets: null,
      contact: false,
    } as const;
    expect(answerTo(state, 'move', { ...question, breaksAway: false })).toMatchObject([{ x: 540, y: 450 }]);
  });

  it('FF-RNG-11 who is likely to be in time shoots at the charger, the others draw', () => {
    const react = (quality: number) => {
      const state = duel({}, { quality, x: 560, arms: ['pistol', 'heavy-weapon'] });
      const options = ['neither', 'draw/heavy-weapon', 'single/pistol'];
      return answerTo(
        state,
        'chargeReaction',
        { model: 'b', charger: 'a', meets: { x: 530, y: 500, z: 0 }, options },
        1,
      );
    };
    expect([react(3), react(5)]).toEqual(['single/pistol', 'draw/heavy-weapon']);
  });

  it('FF-SPEC-27 a poor die is thrown again, a good one kept', () => {
    const again = (die: number) =>
      answerTo(duel({}, {}), 'reroll', {
        model: 'a',
        purpose: 'combat',
        dice: [die],
        passesAt: null,
        fight: null,
        options: ['keep', '1'],
      });
    expect([again(1), again(5)]).toEqual(['1', 'keep']);
  });
});
