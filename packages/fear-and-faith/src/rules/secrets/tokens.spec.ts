import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { turnUpToken } from './tokens.ts';

const models = [
  { id: 'a', x: 100, y: 100 },
  { id: 'b', x: 800, y: 800, party: 1 },
] as const;
const tokens = [1, 2, 3].map((n) => ({ id: `t${n}`, kind: 'counter', x: 100 * n, y: 300 }));

/** Turns these up, one after the other. */
function turn(draft: Partial<SceneDraft>, ids: readonly string[], dice: readonly number[] = []) {
  const ruleset = stepping((cx) => {
    for (const id of ids) turnUpToken(cx, cx.s.tokens.find((token) => token.id === id)!, of(cx.s, 'a'));
  });
  return play(ruleset, { state: scene({ models, ...draft }), dice, answers: [] });
}

describe('tokens that somebody knows', () => {
  const secrets = [
    { kind: 'token', of: 't1', owner: 1, truth: 'dummy' },
    { kind: 'token', of: 't2', owner: 1, truth: 'bound-object' },
    { kind: 'token', of: 't3', owner: 1, truth: 'dummy' },
  ] as const;

  it('FF-GEN-19 lie open to everybody once they are turned up, and dummies are taken away', () => {
    const { state, events } = turn({ tokens, secrets }, ['t2', 't1']);
    expect(state.tokens.map(({ id, kind }) => [id, kind])).toEqual([
      ['t2', 'bound-object'],
      ['t3', 'counter'],
    ]);
    expect(state.secrets.map(({ of: about }) => about)).toEqual(['t3']);
    expect(events.filter(({ type }) => type === 'turnedUp')).toMatchObject([
      { token: 't2', kind: 'bound-object', model: 'a' },
      { token: 't1', kind: 'dummy' },
    ]);
  });

  it('FF-GEN-19 show the other seat nothing but that they are there', () => {
    const state = scene({ models, tokens, secrets });
    const view = fearAndFaith.view(state, 0);
    expect(view.tokens).toEqual(state.tokens);
    expect(view.secrets.map(({ truth }) => truth.value)).toEqual([null, null, null]);
    expect(fearAndFaith.view(state, 1).secrets[1]!.truth.value).toBe('bound-object');
  });
});

describe('tokens that nobody knows', () => {
  const piled = tokens.map((token) => ({ ...token, pile: 'phone' }));
  const piles = [{ id: 'phone', faces: ['dummy', 'dummy', 'phone'] }];

  it('FF-GEN-19 are drawn from what is still face down when they are turned up', () => {
    const first = turn({ tokens: piled, piles }, ['t2'], [3]);
    expect(first.state.tokens.map(({ id, kind, pile }) => [id, kind, pile])).toEqual([
      ['t1', 'counter', 'phone'],
      ['t2', 'phone', null],
      ['t3', 'counter', 'phone'],
    ]);
    expect(first.state.piles[0]!.faces).toEqual(['dummy', 'dummy']);
    const last = turn({ tokens: piled, piles }, ['t1', 't2', 't3'], [1, 1, 1]);
    expect(last.state.tokens.map(({ id }) => id)).toEqual(['t3']);
  });

  it('FF-GEN-19 are no secret of anybody’s: two tables differ in nothing before the draw', () => {
    const state = scene({ models, tokens: piled, piles });
    expect(state.secrets).toEqual([]);
    expect(fearAndFaith.view(state, 1)).toMatchObject({ piles });
  });

  it('FF-GEN-19 what lies open is not turned up again', () => {
    const { state, events } = turn({ tokens: [{ id: 't1', kind: 'book', x: 0, y: 0 }] }, ['t1']);
    expect([state.tokens[0]!.kind, events]).toEqual(['book', []]);
  });
});
