import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import duel from '../index.ts';
import { scene } from '../scene.spec-support.ts';

const apart = { x: 1, y: 1 };
const stays = ['walk', []] as const;

describe('time', () => {
  it('DU-14 after the last turn the duel is drawn', () => {
    const state = scene(apart, {}, { turn: 12 });
    const after = play(duel, { state, steps: 2, answers: [stays, stays] });
    expect(after.state.ended).toEqual({ winner: null, reason: 'time' });
    expect(duel.outcome(after.state)).toEqual({ shares: [0.5, 0.5], reason: 'time' });
  });

  it('DU-14 before it the next turn begins with initiative', () => {
    const after = play(duel, { state: scene(apart, {}, { turn: 11 }), steps: 2, answers: [stays, stays] });
    expect(after.state).toMatchObject({ turn: 12, phase: 'initiative', ended: null });
  });

  it('DU-14 the option says how many turns there are', () => {
    const state = scene(apart, {}, { turn: 3, options: { turns: 3 } });
    expect(play(duel, { state, steps: 2, answers: [stays, stays] }).state.ended).not.toBeNull();
  });

  it('DU-14 the first to act does not end the turn', () => {
    const after = play(duel, { state: scene(apart, {}, { turn: 12 }), answers: [stays] });
    expect(after.state).toMatchObject({ turn: 12, next: 1, ended: null });
  });
});
