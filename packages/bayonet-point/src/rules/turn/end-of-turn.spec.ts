import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, scene, unitIn } from '../../scene.spec-support.ts';

function field(draft: Partial<SceneDraft> = {}) {
  return scene({
    step: 'end',
    units: [row('u', 2, 300, 200), { ...row('e', 2, 300, 1000), side: 1, troops: 'light-cavalry' }],
    ...draft,
  });
}

describe('the end of a turn', () => {
  it('BP-SEQ-06, BP-HIT-06 who was down already is a turn nearer to rising; a fresh wound is not', () => {
    const state = field();
    Object.assign(of(state, 'u-1'), { wounds: 1, down: 2, freshWound: true });
    Object.assign(of(state, 'u-2'), { wounds: 1, down: 1 });
    const { state: after } = play(bayonetPoint, { state });
    expect([of(after, 'u-1').down, of(after, 'u-2').down]).toEqual([2, 0]);
    expect(after).toMatchObject({ turn: 2, step: 'initiative' });
  });

  it('BP-MOR-19, BP-MEL-01 who rises to run after his unit is in no melee any more', () => {
    const state = field({ contacts: [{ a: 'u-1', b: 'e-1' }] });
    Object.assign(of(state, 'u-1'), { wounds: 1, down: 1 });
    const standing = play(bayonetPoint, { state }).state;
    expect([of(standing, 'u-1').fleeing, standing.contacts.length]).toEqual([false, 1]);
    unitIn(state, 'u').flight = { moves: 2, final: false, number: 1, gone: [] };
    const running = play(bayonetPoint, { state }).state;
    expect([of(running, 'u-1').fleeing, running.contacts.length]).toEqual([true, 0]);
  });

  it('BP-ACT-04 idle goes up for those who failed or were not tried', () => {
    const state = field();
    unitIn(state, 'u').test = 'failed';
    unitIn(state, 'e').test = 'left-out';
    const { state: after } = play(bayonetPoint, { state });
    expect(after.units.map(({ idle, test }) => [idle, test])).toEqual([
      [1, 'untested'],
      [1, 'untested'],
    ]);
  });

  it('BP-ACT-04 idle-count failed-only: only failures count', () => {
    const state = field({ options: { 'idle-count': 'failed-only' } });
    unitIn(state, 'u').test = 'failed';
    expect(play(bayonetPoint, { state }).state.units.map(({ idle }) => idle)).toEqual([1, 0]);
  });

  it('BP-SEQ-06, BP-CAV-04 horses that did not stir come to a halt', () => {
    const state = field();
    Object.assign(of(state, 'e-1'), { gait: 'canter', stirred: true });
    Object.assign(of(state, 'e-2'), { gait: 'canter' });
    const { state: after } = play(bayonetPoint, { state });
    expect([of(after, 'e-1').gait, of(after, 'e-2').gait]).toEqual(['canter', 'halt']);
  });

  it('BP-DIG-02 at the limit a lead in losses wins, equal losses are a draw', () => {
    const state = field({ turn: 15 });
    expect(bayonetPoint.outcome(play(bayonetPoint, { state }).state)?.shares).toEqual([0.5, 0.5]);
  });

  it('BP-DIG-01 half of the enemy lost wins at once', () => {
    const state = field();
    of(state, 'e-1').standing = 'incapacitated';
    expect(bayonetPoint.outcome(play(bayonetPoint, { state }).state)).toEqual({
      reason: 'half-lost',
      shares: [1, 0],
    });
  });
});
