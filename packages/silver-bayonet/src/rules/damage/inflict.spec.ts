import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { harm } from './harm.ts';
import { heal } from './heal.ts';

const pool = (power = 0, skill = 0, monster = 0) => ({ power, skill, monster });

function harming(points: number, source: string | null = null) {
  return stepping((cx: SilverCx) => {
    harm(cx, of(cx.s, 'a'), points, 'event', 'SB-EVT-06', { source });
  });
}

function two(a: Partial<SceneDraft['figures'][number]> = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 10, y: 10, health: 5, ...a },
      { id: 'friend', x: 14, y: 10 },
      { id: 'foe', side: 1, x: 20, y: 10 },
      { id: 'beast', side: null, type: 'revenant', x: 25, y: 10 },
    ],
    ...rest,
  });
}

describe('damage and Health', () => {
  it('SB-GEN-16 is subtracted from Health', () => {
    const { state } = play(harming(4), { state: two() });
    expect(of(state, 'a')).toMatchObject({ health: 1, standing: 'standing' });
  });

  it('SB-GEN-16 at 0 the figure is out; the true value is kept', () => {
    expect(of(play(harming(5), { state: two() }).state, 'a')).toMatchObject({
      health: 0,
      standing: 'removed',
    });
    const { state, events } = play(harming(9), { state: two() });
    expect(of(state, 'a')).toMatchObject({ health: -4, standing: 'removed' });
    expect(events).toMatchObject([
      { type: 'damaged', points: 9, health: -4 },
      { type: 'out', how: 'removed' },
    ]);
    expect(state.ended).toBeNull();
  });

  it('SB-GEN-16.R1 SB-GEN-12.R4 down at exactly 0 with a Medic standing; not below 0, not with the Medic down', () => {
    const medic = (standing: 'standing' | 'down') => {
      const state = two();
      state.figures.push({ ...of(state, 'friend'), id: 'medic', kit: 'medic', x: 30, standing });
      return state;
    };
    expect(of(play(harming(5), { state: medic('standing') }).state, 'a').standing).toBe('down');
    expect(of(play(harming(6), { state: medic('standing') }).state, 'a').standing).toBe('removed');
    expect(of(play(harming(5), { state: medic('down') }).state, 'a').standing).toBe('removed');
  });

  it('SB-GEN-16.R1 a Medic does not tend himself, nor monsters, nor the enemy', () => {
    const self = two({ attributes: ['medic'] });
    expect(of(play(harming(5), { state: self }).state, 'a').standing).toBe('removed');
    const enemys = two();
    of(enemys, 'foe').kit = 'medic';
    expect(of(play(harming(5), { state: enemys }).state, 'a').standing).toBe('removed');
  });

  it('SB-GEN-16.R2 what was carried lies where the figure stood', () => {
    const { state, events } = play(harming(5), { state: two({ carries: ['idol', 'map'], z: 0 }) });
    expect(of(state, 'a').carries).toEqual([]);
    expect(state.objects).toEqual([
      { id: 'idol', x: 10, y: 10, z: 0, stuck: false },
      { id: 'map', x: 10, y: 10, z: 0, stuck: false },
    ]);
    expect(events.filter(({ type }) => type === 'dropped')).toHaveLength(2);
  });

  it('SB-GEN-16 a removed figure takes no more', () => {
    const state = two({ health: -1, standing: 'removed' });
    expect(play(harming(5), { state }).events).toEqual([]);
  });

  it('SB-GEN-16 SB-GEN-15.R2 healing stops at the maximum, and helps nobody at 0', () => {
    const healing = stepping((cx: SilverCx) => {
      heal(cx, of(cx.s, 'a'), 3, 'SB-EVT-08');
    });
    const from = (health: number, rest = {}) =>
      of(play(healing, { state: two({ health, stats: { health: 10 }, ...rest }) }).state, 'a').health;
    expect(from(5)).toBe(8);
    expect(from(9)).toBe(10);
    expect(from(10)).toBe(10);
    expect(from(0, { standing: 'down' })).toBe(0);
  });
});

describe('credit', () => {
  it('SB-END-05 goes to the side whose figure brought the victim to 0', () => {
    expect(of(play(harming(5, 'foe'), { state: two() }).state, 'a').fallenTo).toBe(1);
  });

  it('SB-END-05 not for monsters, events, the own unit, or damage that leaves it standing', () => {
    for (const source of ['beast', null, 'friend']) {
      expect(of(play(harming(5, source), { state: two() }).state, 'a').fallenTo).toBeNull();
    }
    expect(of(play(harming(4, 'foe'), { state: two() }).state, 'a').fallenTo).toBeNull();
  });
});

describe('negating damage', () => {
  const own = two({}, { pools: [pool(1, 1, 1), pool(2, 2, 2)] });

  it('SB-FATE-07 SB-GEN-18 takes away half the face, rounded up', () => {
    for (const [face, negated] of [
      [3, 2],
      [7, 4],
      [9, 5],
      [1, 1],
    ] as const) {
      const { events, state } = play(harming(7), {
        state: own,
        dice: [face],
        answers: [['negate', 'power']],
      });
      expect(events).toMatchObject([
        { type: 'fateSpent', die: 'power', use: 'negate', figure: 'a', roll: { face, counts: face } },
        { type: 'damaged', points: 7 - negated, negated },
        ...(negated < 3 ? [{ type: 'out' }] : []),
      ]);
      expect(state.pools[0]).toEqual(pool(0, 1, 1));
    }
  });

  it('SB-FATE-07 Health 5, damage 7, a 3: 5 taken, removed', () => {
    const { state } = play(harming(7), { state: own, dice: [3], answers: [['negate', 'skill']] });
    expect(of(state, 'a')).toMatchObject({ health: 0, standing: 'removed' });
  });

  it('SB-FATE-07 a 10 negates everything, and nobody negates more than came', () => {
    const all = play(harming(30), { state: own, dice: [10], answers: [['negate', 'power']] });
    expect(of(all.state, 'a').health).toBe(5);
    const little = play(harming(1), { state: own, dice: [9], answers: [['negate', 'power']] });
    expect(of(little.state, 'a').health).toBe(5);
  });

  it('SB-FATE-03 SB-FATE-14 the owner is asked with his own dice only; no window at 0 damage', () => {
    const { asked } = play(harming(2), { state: own, answers: [['negate', 'keep']] });
    expect(asked).toMatchObject([{ seat: 0, question: { options: ['keep', 'power', 'skill'], points: 2 } }]);
    expect(play(harming(0), { state: own }).asked).toEqual([]);
  });

  it('SB-FATE-10 any player may spend a Monster Die for a monster, in decision order, one in all', () => {
    const state = scene({
      figures: [
        { id: 'a', side: null, type: 'bandit', health: 8 },
        { id: 'b', side: 0, x: 5 },
        { id: 'c', side: 1, x: 30 },
      ],
      pools: [pool(2, 2, 1), pool(2, 2, 1)],
      order: [1, 0],
    });
    const first = play(harming(5), { state, dice: [6], answers: [['negate', 'monster']] });
    expect(first.asked.map(({ seat }) => seat)).toEqual([1]);
    expect(of(first.state, 'a').health).toBe(6);
    const second = play(harming(5), {
      state,
      dice: [6],
      answers: [
        ['negate', 'keep'],
        ['negate', 'monster'],
      ],
    });
    expect(second.state.pools).toEqual([pool(2, 2, 0), pool(2, 2, 1)]);
  });
});
