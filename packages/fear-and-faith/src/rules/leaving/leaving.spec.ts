import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { LEAVING_IDS, type LeavingId } from '../../data/leaving.ts';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import type { Trigger } from '../../state.ts';
import { bury, doom, leave, lostToATest } from './leaving.ts';

const crowd = [
  { id: 'a', x: 450, y: 450 },
  { id: 'near', x: 450, y: 600 },
  { id: 'nearer', x: 450, y: 500 },
  { id: 'far', x: 450, y: 800 },
  { id: 'b', x: 800, y: 100, party: 1 },
] as const;

/** What is in the queue after somebody left. */
function left(how: LeavingId, draft: Partial<SceneDraft> = {}, by: string | null = null) {
  let queue: readonly Trigger[] = [];
  const run = stepping((cx) => {
    leave(cx, of(cx.s, 'a'), how, by === null ? null : of(cx.s, by), 'FF-GEN-21');
    queue = [...cx.s.queue];
    cx.s.queue = [];
  });
  const { state: s } = play(run, { state: scene({ models: crowd, ...draft }) });
  return {
    queue,
    s,
    kinds: queue.map((trigger) => ('cause' in trigger ? `${trigger.kind} ${trigger.cause}` : trigger.kind)),
  };
}

describe('ways of leaving play', () => {
  it('FF-GEN-21 a kill: friends who see it within Long test, nearest first; a corpse stays', () => {
    const { queue, s } = left('killed');
    expect(queue[0]).toMatchObject({
      kind: 'fear',
      cause: 'death',
      models: ['nearer', 'near'],
      source: 'a',
      modifier: 0,
    });
    expect(s.corpses).toMatchObject([{ of: 'a', x: 450, y: 450 }]);
    expect(of(s, 'a')).toMatchObject({ standing: 'out', left: 'killed' });
  });

  it('FF-GEN-21 a gruesome one at -1', () => {
    expect(left('killed-gruesome').queue[0]).toMatchObject({ kind: 'fear', modifier: -1 });
  });

  it('FF-GEN-21 who cannot see it does not test', () => {
    const wall = [{ id: 'wall', type: 'wall', shape: { rect: [350, 530, 200, 10] } }] as const;
    expect(left('killed', { terrain: wall }).queue[0]).toMatchObject({ models: ['nearer'] });
  });

  it('FF-GEN-21 models in between hide no death', () => {
    const row = [...crowd, { id: 'between', x: 450, y: 550, party: 1 }];
    expect(left('killed', { models: row }).queue[0]).toMatchObject({ models: ['nearer', 'near'] });
  });

  it.each(LEAVING_IDS.filter((how) => !how.startsWith('killed')))(
    'FF-GEN-21 %s: nobody tests for it, no corpse',
    (how) => {
      const { kinds, s } = left(how);
      expect(kinds).toEqual(['left-play']);
      expect(s.corpses).toEqual([]);
    },
  );

  it.each([
    ['the Immaterial', { conditions: { immaterial: true } }],
    ['Demons', { tags: ['demon'] }],
    ['Swarms', { rules: ['swarm'] }],
    ['the Artificial', { rules: ['artificial'] }],
  ] as const)('FF-GEN-21 %s leave no corpse', (_, what) => {
    const models = [{ ...crowd[0], ...what }, ...crowd.slice(1)];
    expect(left('killed', { models }).s.corpses).toEqual([]);
  });

  it('FF-GEN-21 half strength is checked once, and only for what counts', () => {
    const parties = (strength: number, halved = false) =>
      [{ side: 'good', strength, halved }, { side: 'evil' }] as const;
    expect(left('routed', { parties: parties(6) }).kinds).toEqual(['morale half-strength', 'left-play']);
    expect(left('routed', { parties: parties(5) }).kinds).toEqual(['left-play']);
    expect(left('routed', { parties: parties(6, true) }).kinds).toEqual(['left-play']);
    expect(left('dismissed', { parties: parties(6) }).kinds).toEqual(['left-play']);
  });

  it('FF-GEN-21 who kills a friend tests for that himself, first', () => {
    expect(left('killed', {}, 'near').kinds).toEqual(['fear friendly-kill', 'fear death', 'left-play']);
    expect(left('killed', {}, 'b').kinds).toEqual(['fear death', 'left-play']);
  });

  it('FF-OPT-37 test-deaths-are-kills: who is lost to a failed test is routed, or killed', () => {
    const state = (on: boolean) => scene({ models: crowd, options: { 'test-deaths-are-kills': on } });
    expect(lostToATest(looking(state(false)))).toBe('routed');
    expect(lostToATest(looking(state(true)))).toBe('killed');
  });
});

describe('the order of what follows', () => {
  it('FF-GEN-16 several deaths: all Fear tests, then Morale, then the rest', () => {
    let queue: readonly Trigger[] = [];
    const run = stepping((cx) => {
      bury(cx, [
        doom(cx, of(cx.s, 'a'), 'killed', null, 'FF-GEN-16'),
        doom(cx, of(cx.s, 'nearer'), 'killed-gruesome', null, 'FF-GEN-16'),
      ]);
      queue = [...cx.s.queue];
      cx.s.queue = [];
    });
    play(run, { state: scene({ models: crowd }) });
    expect(queue.map(({ kind }) => kind)).toEqual(['fear', 'fear', 'morale', 'left-play', 'left-play']);
  });

  it('FF-GEN-16 who must test is settled at the moment of the death', () => {
    let queue: readonly Trigger[] = [];
    const run = stepping((cx) => {
      const death = doom(cx, of(cx.s, 'a'), 'killed', null, 'FF-GEN-16');
      of(cx.s, 'near').y = 880;
      of(cx.s, 'far').y = 560;
      bury(cx, [death]);
      queue = [...cx.s.queue];
      cx.s.queue = [];
    });
    play(run, { state: scene({ models: crowd }) });
    expect(queue[0]).toMatchObject({ models: ['nearer', 'near'] });
  });
});
