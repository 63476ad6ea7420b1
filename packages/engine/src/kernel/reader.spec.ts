import { describe, expect, it } from 'vitest';
import type { Game } from './context.ts';
import { type Ability, hookBook, kitOf } from './hook.ts';
import { reaction, value } from './moment.ts';
import { reader } from './reader.ts';
import type { MatchState } from './state.ts';

const moments = { speed: value<number, null>(), arrived: reaction<null>() };

interface Walk extends Game {
  readonly state: MatchState & { readonly mud: number };
  readonly moments: typeof moments;
}

const slow: Ability<Walk> = {
  id: 'slow',
  rule: 'walk',
  on: { speed: (speed, _, look) => speed - look.s.mud },
};
const loaded: Ability<Walk> = {
  id: 'loaded',
  rule: 'walk',
  on: { speed: (speed, _, __, bearer) => speed - bearer.kit.length },
};
const state = { ruleset: 'walk', seats: 1, mud: 2, dice: { words: [1, 2, 3, 4], script: null, next: 0 } };

describe('reading a state', () => {
  const look = reader<Walk>(hookBook<Walk>(moments, [slow, loaded]), state as Walk['state']);

  it('works values out through the hooks, with the state at hand', () => {
    expect(look.modify('speed', { kit: kitOf(['slow']) }, 6, null)).toBe(4);
    expect(look.modify('speed', { kit: '' }, 6, null)).toBe(6);
  });

  it('hands every handler whoever carries the ability', () => {
    expect(look.modify('speed', { kit: 'loaded' }, 6, null)).toBe(0);
  });

  it('has nothing to play with: a value is reckoned, neither asked for nor rolled nor told', () => {
    for (const deed of ['ask', 'roll', 'emit', 'react']) expect(deed in look).toBe(false);
  });
});
