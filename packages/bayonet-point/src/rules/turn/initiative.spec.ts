import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { row, type SceneDraft, scene, unitIn } from '../../scene.spec-support.ts';

function field(draft: Partial<SceneDraft> = {}) {
  return scene({
    units: [row('u', 1, 300, 200), row('v', 1, 900, 200), { ...row('e', 1, 300, 1000), side: 1 }],
    ...draft,
  });
}

describe('initiative', () => {
  it('BP-INI-01 the higher die has it, equals are rolled again', () => {
    const { state } = play(bayonetPoint, { state: field({ step: 'initiative' }), dice: [4, 4, 3, 8] });
    expect([state.first, state.active, state.step]).toEqual([1, 1, 'flight-1']);
  });
});

describe('activations', () => {
  it('BP-INI-02, BP-ACT-01 a unit that passes acts, and its player goes on', () => {
    const { state } = play(bayonetPoint, {
      state: field(),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
      ],
    });
    expect([state.active, unitIn(state, 'u').test]).toEqual([0, 'active']);
  });

  it('BP-INI-03, BP-ACT-03 a failure hands the initiative over', () => {
    const { state } = play(bayonetPoint, { state: field(), dice: [7], answers: [['pick', 'u']] });
    expect([state.active, unitIn(state, 'u').test]).toEqual([1, 'failed']);
  });

  it('BP-INI-03 if the other has nobody left to test it comes straight back', () => {
    const state = field();
    unitIn(state, 'e').test = 'active';
    const { asked, events } = play(bayonetPoint, {
      state,
      dice: [7, 7],
      answers: [
        ['pick', 'u'],
        ['pick', 'v'],
      ],
      steps: 2,
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 0]);
    // Each time it changes hands the log says so.
    const holders = events.flatMap((event) => (event.type === 'initiative' ? [event.seat] : []));
    expect(holders).toEqual([1, 0, 1]);
  });

  it('BP-INI-04 when everybody is done the melees follow', () => {
    const state = field();
    for (const u of state.units) u.test = 'active';
    expect(play(bayonetPoint, { state }).state.step).toBe('melees');
  });

  it('BP-INI-05 whoever is finished is so for the turn', () => {
    const { state, asked } = play(bayonetPoint, {
      state: field(),
      dice: [7],
      answers: [
        ['pick', 'finish'],
        ['pick', 'e'],
      ],
      steps: 3,
    });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(state.step).toBe('melees');
  });

  it('BP-DIG-16 a player may concede', () => {
    const { state } = play(bayonetPoint, { state: field(), answers: [['pick', 'concede']] });
    expect(bayonetPoint.outcome(state)).toEqual({ reason: 'conceded', shares: [0, 1] });
  });

  it('BP-ACT-04 three idle turns make the next activation certain', () => {
    const state = field();
    unitIn(state, 'u').idle = 3;
    const { state: after } = play(bayonetPoint, {
      state,
      answers: [
        ['pick', 'u'],
        ['order', 'hold'],
      ],
    });
    expect(unitIn(after, 'u')).toMatchObject({ test: 'active', idle: 0 });
  });
});
