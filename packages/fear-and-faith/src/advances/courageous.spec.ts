import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { settle } from '../rules/aftermath/settle.ts';
import { of, type SceneDraft, scene, stepping } from '../scene.spec-support.ts';

const parties = (own: readonly 'courageous'[]) =>
  [
    { side: 'good', advances: own },
    { side: 'evil', advances: ['courageous'] },
  ] satisfies SceneDraft['parties'];

/** `a` checks Morale in the middle of the table. */
function check(
  dice: readonly number[],
  answers: Parameters<typeof play>[1]['answers'] = [],
  own = parties(['courageous']),
) {
  const state = scene({
    parties: own,
    models: [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 800, y: 450, party: 1 },
    ],
  });
  const rules = stepping((cx) => {
    cx.s.queue.push({
      kind: 'morale',
      cause: 'leader-lost',
      models: ['a'],
      modifiers: [[]],
      at: { x: 0, y: 0, z: 0 },
    });
    settle(cx);
  });
  return play(rules, { state, dice, answers: answers as never, steps: 1 });
}

describe('Courageous', () => {
  it('FF-CAMP-14 a Morale roll again, all three dice, and the new one stands', () => {
    const { state } = check([1, 1, 1, 6, 6, 6], [['useAdvance', 'use']]);
    expect(of(state, 'a')).toMatchObject({ standing: 'table', x: 450 });
    expect(state.parties[0]!.spent).toEqual({ courageous: 1 });
  });

  it('FF-CAMP-14 even if it is worse', () => {
    const { state } = check([5, 5, 1, 1, 1, 1], [['useAdvance', 'use']]);
    expect(of(state, 'a').left).toBe('routed');
  });

  it('FF-CAMP-14 a roll that succeeded is not asked about', () => {
    expect(of(check([6, 6, 6]).state, 'a').standing).toBe('table');
  });

  it('FF-CAMP-14 it may be kept, and an enemy who has it helps nobody', () => {
    expect(of(check([1, 1, 1], [['useAdvance', 'keep']]).state, 'a').left).toBe('routed');
    expect(of(check([1, 1, 1], [], parties([])).state, 'a').left).toBe('routed');
  });
});
