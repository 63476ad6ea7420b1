import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { SilverCx } from '../../game.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { harm } from '../damage/harm.ts';
import { activateMember, begins, goesOn } from './activation.ts';

type Draft = Partial<SceneDraft['figures'][number]>;

function field(a: Draft = {}, rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 10, y: 10, ...a },
      { id: 'b', x: 10, y: 3, gear: [] },
      { id: 'foe', side: 1, x: 10, y: 30 },
    ],
    ...rest,
  });
}

const member = stepping((cx: SilverCx) => activateMember(cx, of(cx.s, 'a')));
const to = (x: number, y: number) => ['move', [{ x, y, z: 0 }]] as const;

function optionsAfter(state: ReturnType<typeof field>, ...answers: (readonly [string, unknown])[]) {
  const { pending } = playToQuestion(member, { state, answers: answers as never });
  return (pending.question as { options: readonly string[] }).options;
}

describe('an activation', () => {
  it('SB-ACT-01 happens once: the figure counts as activated from its beginning', () => {
    const { state } = playToQuestion(member, { state: field() });
    expect(of(state, 'a').activated).toBe(true);
    expect(of(state, 'b').activated).toBe(false);
  });

  it('SB-ACT-02 one Move and one action, in either order', () => {
    const empty = { gear: ['hand-weapon', { item: 'pistol', loaded: false }] };
    const moveFirst = optionsAfter(field(empty), ['act', 'move'], to(10, 12));
    expect(moveFirst).toContain('reload:pistol');
    expect(moveFirst).toContain('sprint');
    expect(moveFirst).not.toContain('move');
    const actFirst = optionsAfter(field(empty), ['act', 'reload:pistol']);
    expect(actFirst).toContain('move');
    expect(actFirst.filter((id) => id.startsWith('reload') || id === 'distract')).toEqual([]);
  });

  it('SB-ACT-02.R1 the Move is one unbroken movement: what is left of it is gone', () => {
    expect(optionsAfter(field(), ['act', 'move'], to(10, 11))).not.toContain('move');
  });

  it('SB-ACT-03 nothing is compulsory: it may end at once', () => {
    const { state, events } = play(member, { state: field(), answers: [['act', 'end']] });
    expect(events.map(({ type }) => type)).toEqual(['activated']);
    expect(of(state, 'a')).toMatchObject({ x: 10, y: 10, activated: true });
  });

  it('SB-ACT-04 one figure is finished before the next is chosen', () => {
    const { asked, state } = play(silverBayonet, {
      state: field(),
      steps: 1,
      answers: [['activate', 'a'], ['act', 'move'], to(10, 12), ['act', 'end']],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['activate', 'act', 'move', 'act']);
    expect(state.activation).toBeNull();
  });

  it('SB-ACT-07 removal ends it', () => {
    const state = field({ health: 1 }, { active: 'a' });
    const hurt = stepping((cx: SilverCx) => {
      harm(cx, of(cx.s, 'a'), 1, 'event', 'SB-EVT-06');
      expect(goesOn(cx, of(cx.s, 'a'))).toBe(false);
    });
    expect(play(hurt, { state }).state.activation?.over).toBe(true);
  });

  it('SB-ACT-07 a Melee Attack ends it, though an action is left', () => {
    const state = field({ gear: ['hand-weapon'] });
    Object.assign(of(state, 'foe'), { x: 10, y: 10.984, gear: [] });
    const { asked, state: after } = play(member, {
      state,
      dice: [1, 2],
      answers: [
        ['act', 'fight'],
        ['strikeBack', 'back-off'],
      ],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['act', 'strikeBack']);
    expect(after.activation).toBeNull();
  });

  it('SB-ACT-07 leaving the table ends it', () => {
    const { state } = play(member, {
      state: field({ y: 34, gear: [] }),
      answers: [['act', 'move'], to(10, 35.508), ['leave', 'leave']],
    });
    expect(of(state, 'a').standing).toBe('left');
    expect(state.activation).toBeNull();
  });
});

describe('the start of an activation', () => {
  it('SB-ACT-08 Paralysed first, then healing, then the event; a wasted one stops after healing', () => {
    const paralysed = (activations: number) => ({
      attributes: ['quick-healing'],
      health: 4,
      stats: { health: 10, courage: 0 },
      terror: { kind: 'paralysed' as const, activations },
    });
    const rest = { conditions: { enchantment: true } };
    const brave = play(member, {
      state: field(paralysed(1), rest),
      dice: [7, 7, 6, 6],
      answers: [['act', 'end']],
    });
    expect(brave.events.map(({ type }) => type)).toEqual([
      'activated',
      'checked',
      'terror',
      'healed',
      'checked',
    ]);
    // As Shaken: 12 - 1 for the enchantment.
    expect(brave.events.at(-1)).toMatchObject({ rule: 'SB-EVT-09', total: 11, success: true });
    const wasted = play(member, { state: field(paralysed(0), rest) });
    expect(wasted.events.map(({ type }) => type)).toEqual(['activated', 'terror', 'healed']);
    expect(wasted.asked).toEqual([]);
  });

  it('SB-ACT-08 every activation starts with everything unspent', () => {
    const { state } = playToQuestion(member, { state: field() });
    expect(state.activation).toEqual(begins(of(state, 'a')));
    expect(state.activation).toMatchObject({ moveSpent: false, actionSpent: false, over: false });
  });
});

describe('free deeds and reactions', () => {
  it('SB-ACT-10 a Quick Reload takes neither Move nor action', () => {
    const pools = [
      { power: 1, skill: 0, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ];
    const state = field({ gear: [{ item: 'pistol', loaded: false }] }, { pools });
    const options = optionsAfter(state, ['act', 'quick-reload:power/pistol']);
    expect(options).toContain('move');
    const { state: after } = playToQuestion(member, {
      state,
      answers: [['act', 'quick-reload:power/pistol']],
    });
    expect(after.activation).toMatchObject({ moveSpent: false, actionSpent: false });
  });

  it('SB-ACT-11 a reaction does not use up the own activation', () => {
    const state = field({ gear: ['hand-weapon'] });
    Object.assign(of(state, 'foe'), { x: 10, y: 10.984, gear: [] });
    const { state: after } = play(member, {
      state,
      dice: [1, 2, 1, 2],
      answers: [
        ['act', 'fight'],
        ['strikeBack', 'strike-back'],
      ],
    });
    expect(of(after, 'foe').activated).toBe(false);
  });
});
