import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, scene } from '../../../scene.spec-support.ts';
import type { Operation } from '../../format/operation.ts';
import { doing } from '../story.spec-support.ts';

function field(rest: Partial<SceneDraft> = {}) {
  return scene({
    figures: [
      { id: 'a', x: 5, y: 5 },
      { id: 'b', side: 1, x: 5, y: 30 },
    ],
    scenario: {},
    ...rest,
  });
}

describe('SB-OPS-41 relocate', () => {
  it('SB-OPS-41 lifts a figure and puts it down, with all that is its own', () => {
    const figures = [
      { id: 'a', x: 5, y: 5, health: 4, fatigue: 1, terror: { kind: 'shaken' as const, activations: 1 } },
      { id: 'b', side: 1, x: 5, y: 30 },
    ];
    const list: Operation[] = [{ op: 'relocate', who: 'actor', at: { point: [20, 20] } }];
    const { state, events } = play(doing(list), { state: field({ figures }) });
    expect(of(state, 'a')).toMatchObject({ x: 20, y: 20, health: 4, fatigue: 1, terror: { kind: 'shaken' } });
    expect(events).toMatchObject([{ type: 'moved', how: 'placed', rule: 'SB-OPS-41', cost: 0 }]);
  });

  it('SB-OPS-41 its own place is free for it, and off the table it stays off', () => {
    const stay = [{ op: 'relocate', who: 'actor', at: { on: 'actor' } }] as const;
    expect(of(play(doing(stay), { state: field() }).state, 'a')).toMatchObject({ x: 5, y: 5 });
    const state = field();
    of(state, 'a').standing = 'left';
    state.story.figures['gone'] = ['a'];
    const back: Operation[] = [{ op: 'relocate', who: 'stored:gone', at: { point: [20, 20] } }];
    const { state: after, events } = play(doing(back), { state });
    expect(of(after, 'a')).toMatchObject({ x: 5, y: 5, standing: 'left' });
    expect(events).toMatchObject([{ type: 'cameToNothing' }]);
  });

  it('SB-OPS-41 by the choice of a player, who is asked about the figure where it stands', () => {
    const list = [{ op: 'relocate', who: 'actor', at: { anywhere: true }, by: 'opponent' }] as const;
    const { pending, refusal } = playToQuestion(doing(list), { state: field() });
    expect(pending).toMatchObject({ kind: 'placeFigure', seat: 1, question: { figure: 'a' } });
    expect(refusal({ x: 5.2, y: 5, z: 0 })).toBeNull();
  });
});
