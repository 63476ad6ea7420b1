import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, scene, stepping } from '../../scene.spec-support.ts';
import { harm } from '../damage/harm.ts';

const EMPTY = { power: 0, skill: 0, monster: 0 };
const hurts = (points: number) =>
  stepping((cx) => void harm(cx, of(cx.s, 'a'), points, 'event', 'SB-EVT-06'));

function victim(health: number, pool = { power: 1, skill: 1, monster: 1 }, attributes: string[] = []) {
  return scene({
    pools: [pool, EMPTY],
    figures: [
      { id: 'a', health, attributes },
      { id: 'friend', x: 1, y: 1 },
      { id: 'foe', side: 1, x: 35, y: 35 },
    ],
  });
}

const left = (health: number, points: number, roll: number) =>
  of(play(hurts(points), { state: victim(health), dice: [roll], answers: [['negate', 'power']] }).state, 'a')
    .health;

describe('negating damage', () => {
  it('SB-FATE-07 Health 5, damage 7, roll 3: 2 negated, 5 taken, out', () => {
    const { state, events } = play(hurts(7), { state: victim(5), dice: [3], answers: [['negate', 'skill']] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'damaged', points: 5, negated: 2, health: 0 }),
    );
    expect(of(state, 'a').standing).toBe('removed');
    expect(state.pools[0]).toEqual({ power: 1, skill: 0, monster: 1 });
  });

  it('SB-FATE-07 a 7 negates 4, a 9 negates 5, a 10 everything', () => {
    expect([left(20, 15, 7), left(20, 15, 9), left(20, 15, 10)]).toEqual([9, 10, 20]);
  });

  it('SB-FATE-07 never more than there is', () => {
    expect(left(10, 1, 9)).toBe(10);
  });

  it('SB-FATE-07 the owner is asked once for each source, with P and S only', () => {
    const { pending } = playToQuestion(hurts(3), { state: victim(10) });
    expect(pending).toMatchObject({
      kind: 'negate',
      seat: 0,
      question: { options: ['keep', 'power', 'skill'], points: 3 },
    });
    const { asked } = play(hurts(3), { state: victim(10), answers: [['negate', 'keep']] });
    expect(asked).toHaveLength(1);
  });

  it('SB-FATE-07 no window for no damage, nor without a die', () => {
    expect(play(hurts(0), { state: victim(10) }).asked).toEqual([]);
    expect(play(hurts(2), { state: victim(10, undefined, ['damage-reduction:2']) }).asked).toEqual([]);
    expect(play(hurts(2), { state: victim(10, EMPTY) }).asked).toEqual([]);
  });
});
