import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { scene, stepping } from '../../scene.spec-support.ts';
import { turnUpToken } from './tokens.ts';

const models = [
  { id: 'a', x: 100, y: 100 },
  { id: 'b', x: 800, y: 800, party: 1 },
] as const;
const tokens = [1, 2, 3].map((n) => ({ id: `t${n}`, kind: 'counter', x: 100 * n, y: 300 }));
const secrets = [
  { kind: 'token', of: 't1', owner: 1, truth: 'dummy' },
  { kind: 'token', of: 't2', owner: 1, truth: 'bound-object' },
  { kind: 'token', of: 't3', owner: 1, truth: 'dummy' },
] as const;

/** Turns these up, one after the other. */
function turn(...ids: readonly string[]) {
  const ruleset = stepping((cx) => {
    for (const id of ids) turnUpToken(cx, cx.s.tokens.find((token) => token.id === id)!, 'FF-SCN-22');
  });
  return play(ruleset, { state: scene({ models, tokens, secrets }), dice: [], answers: [] });
}

describe('tokens that somebody knows', () => {
  it('FF-GEN-19 lie open to everybody once they are turned up, and dummies are taken away', () => {
    const { state, events } = turn('t2', 't1');
    expect(state.tokens.map(({ id, kind }) => [id, kind])).toEqual([
      ['t2', 'bound-object'],
      ['t3', 'counter'],
    ]);
    expect(state.secrets.map(({ of: about }) => about)).toEqual(['t3']);
    expect(events).toMatchObject([
      { type: 'disclosed', kind: 'token', of: 't2', truth: 'bound-object' },
      { of: 't1', truth: 'dummy' },
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
