import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from '../activation/actions.ts';
import { distractable } from './distract.ts';

const distracts = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'distract'));

function near(enemies: readonly Partial<SceneFigure>[], rest: Partial<SceneDraft> = {}) {
  return scene({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear: [] },
      ...enemies.map((enemy, i) => ({ id: `b${i + 1}`, side: 1, y: 18, ...enemy })),
    ],
  });
}

const whom = (s: ReturnType<typeof scene>, id = 'a') => distractable(looking(s), of(s, id));
const at = (apart: number) => ({ x: 10 + 0.984 + apart });

describe('Distraction', () => {
  it('SB-MEL-14 the nearest enemy within 2" takes a token, and the distracting figure is done', () => {
    const { state, events } = play(distracts, { state: near([at(2)]) });
    expect(of(state, 'b1').fatigue).toBe(1);
    expect(of(state, 'a').fatigue).toBe(0);
    expect(state.activation!.over).toBe(true);
    expect(events.map(({ type }) => type)).toEqual(['acted', 'tired']);
  });

  it('SB-MEL-14 not at 2.001", and only the closest', () => {
    expect(whom(near([at(2.001)]))).toEqual([]);
    expect(whom(near([at(1.5), { x: 10 - 0.984 - 1 }]))).toEqual(['b2']);
  });

  it('SB-MEL-14 of two equally close the player picks', () => {
    const state = near([at(1), { x: 10 - 0.984 - 1 }]);
    expect(playToQuestion(distracts, { state }).pending).toMatchObject({
      kind: 'chooseFigure',
      question: { options: ['b1', 'b2'], purpose: 'distract' },
    });
    expect(of(play(distracts, { state, answers: [['chooseFigure', 'b2']] }).state, 'b2').fatigue).toBe(1);
  });

  it('SB-MEL-14 not when the closest has its maximum, even if another is near', () => {
    expect(whom(near([{ ...at(1), fatigue: 2 }, { x: 10 - 0.984 - 1.5 }]))).toEqual([]);
    expect(whom(near([{ ...at(1), fatigue: 1 }]))).toEqual(['b1']);
    expect(whom(near([{ ...at(1), fatigue: 1, attributes: ['indefatigable'] }]))).toEqual([]);
  });

  it('SB-MEL-14 monsters can be distracted and never do it', () => {
    const state = near([{ ...at(1), side: null, type: 'bandit' }]);
    expect(whom(state)).toEqual(['b1']);
    expect(whom(state, 'b1')).toEqual([]);
  });

  it('SB-MEL-14 before or after the Move, for the action', () => {
    const offered = (activation: object) => {
      const s = near([at(1)], { activation });
      return openActions(looking(s), of(s, 'a')).includes('distract');
    };
    expect([offered({}), offered({ moveSpent: true, moved: true }), offered({ actionSpent: true })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('SB-MEL-14 option distraction-needs-los', () => {
    const wall = {
      id: 'w',
      type: 'high-wall',
      shape: { rect: [11, 15, 0.4, 6] as [number, number, number, number] },
    };
    const terrain = [wall];
    expect(whom(near([at(1.5)], { terrain }))).toEqual(['b1']);
    expect(whom(near([at(1.5)], { terrain, options: { 'distraction-needs-los': true } }))).toEqual([]);
    expect(whom(near([at(1.5)], { options: { 'distraction-needs-los': true } }))).toEqual(['b1']);
  });
});
