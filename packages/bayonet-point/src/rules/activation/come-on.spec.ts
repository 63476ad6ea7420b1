import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneUnit, scene, unitIn } from '../../scene.spec-support.ts';

/** A unit of four that waits behind the west edge, y 450 to 750, and an enemy far away. */
function field(change: Partial<SceneUnit> = {}, options: Record<string, string> = {}) {
  const waiting = row('u', 4, 0, 0, true);
  return scene({
    options,
    units: [
      {
        ...waiting,
        figures: waiting.figures.map((f) => ({ ...f, standing: 'waiting' as const })),
        home: { edge: 'west', from: 450, to: 750 },
        enters: true,
        ...change,
      },
      { ...row('e', 4, 1500, 600), side: 1 },
    ],
  });
}

const MARCH = { middle: { x: 200, y: 600, z: 0 }, facing: 0, shape: 'as-you-are' };

describe('coming on', () => {
  it('BP-SCN-04, BP-ACT-07 a unit that passes is set at its edge and moves on from there', () => {
    const { state, events } = play(bayonetPoint, {
      state: field(),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['march', MARCH],
        ['leaderAction', 'no-more'],
      ],
    });
    const entries = events.flatMap((event) => (event.type === 'cameOn' ? [event] : []));
    expect(entries.map(({ figure, x }) => [figure, x])).toEqual([
      ['u-1', 12.5],
      ['u-2', 12.5],
      ['u-3', 12.5],
      ['u-4', 12.5],
    ]);
    expect(entries[0]!.y).toBe(600);
    expect(of(state, 'u-1')).toMatchObject({ x: 162.5, y: 600, standing: 'table' });
    expect(state.figures.filter((f) => f.side === 0).every((f) => f.x > 100)).toBe(true);
  });

  it('BP-SCN-04 it can be told nothing else while it waits', () => {
    const { pending } = playToQuestion(bayonetPoint, { state: field(), dice: [6], answers: [['pick', 'u']] });
    expect(pending.question).toMatchObject({ options: ['advance', 'move', 'hold', 'concede'] });
  });

  it('BP-SCN-04, BP-ACT-10 failing leaves it off the table, its leader too', () => {
    const { state, asked } = play(bayonetPoint, { state: field(), dice: [7], answers: [['pick', 'u']] });
    expect(asked).toHaveLength(1);
    expect(state.figures.filter(({ standing }) => standing === 'waiting')).toHaveLength(4);
  });

  it('BP-SCN-04 as many as fit, the rest follow later', () => {
    const { state } = play(bayonetPoint, {
      state: field({ home: { edge: 'west', from: 575, to: 625 } }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['march', { ...MARCH, middle: { x: 0, y: 600, z: 0 } }],
        ['leaderAction', 'no-more'],
      ],
    });
    const on = state.figures.filter((f) => f.side === 0 && f.standing === 'table');
    expect(on.map(({ id }) => id)).toContain('u-1');
    expect(on.length).toBeLessThan(4);
    expect(on.every(({ y }) => y >= 587.5 && y <= 612.5)).toBe(true);
  });

  it('BP-SCN-04 cavalry comes on at a trot', () => {
    const { state } = play(bayonetPoint, {
      state: field({ troops: 'light-cavalry', weapons: ['sword', 'carbine'] }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['march', { ...MARCH, middle: { x: 900, y: 600, z: 0 } }],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(of(state, 'u-1')).toMatchObject({ gait: 'trot', x: 245, y: 600 });
  });

  it('BP-SCN-04, BP-SCN-09 waiting it takes no tests, is no target, and is not beaten', () => {
    const state = field();
    unitIn(state, 'u').lossesNear = ['e-1', 'e-2', 'e-3'];
    unitIn(state, 'u').leaderLost = true;
    const { state: after } = play(bayonetPoint, {
      state: { ...state, active: 1 },
      answers: [['pick', 'finish']],
    });
    expect(after.ended).toBeNull();
    const { pending } = playToQuestion(bayonetPoint, {
      state: { ...state, active: 1 },
      dice: [6],
      answers: [['pick', 'e']],
    });
    expect(pending.question).toMatchObject({ options: ['advance', 'move', 'hold', 'concede'] });
  });

  it('BP-SCN-04 a single figure in individual play comes on the same way', () => {
    const alone = {
      figures: [{ id: 'u-1', x: 0, y: 0, standing: 'waiting' as const }],
      home: { edge: 'west' as const, from: 450, to: 750 },
    };
    const { state } = play(bayonetPoint, {
      state: field(alone, { 'play-mode': 'individuals' }),
      dice: [6],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['march', MARCH],
      ],
    });
    expect(of(state, 'u-1')).toMatchObject({ x: 162.5, y: 600 });
  });
});
