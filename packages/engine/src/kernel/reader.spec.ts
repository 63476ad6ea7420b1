import { describe, expect, it } from 'vitest';
import type { Game } from './context.ts';
import { type Ability, hookBook, kitOf, reaction, value } from './hook.ts';
import { reader } from './reader.ts';
import type { MatchState } from './state.ts';

const moments = { speed: value<number, null>(), arrived: reaction<null>() };

interface Walk extends Game {
  readonly state: MatchState & { readonly mud: number };
  readonly moments: typeof moments;
}

const slow: Ability<Walk> = { id: 'slow', rule: 'walk', on: { speed: (speed, _, cx) => speed - cx.s.mud } };
const lucky: Ability<Walk> = {
  id: 'lucky',
  rule: 'walk',
  on: { speed: (speed, _, cx) => speed + cx.roll(6) },
};
const state = { ruleset: 'walk', seats: 1, mud: 2, dice: { words: [1, 2, 3, 4], script: null, next: 0 } };

describe('reading a state', () => {
  const look = reader<Walk>(hookBook<Walk>(moments, [slow, lucky]), state as Walk['state']);

  it('works values out through the hooks, with the state at hand', () => {
    expect(look.modify('speed', { kit: kitOf(['slow']) }, 6, null)).toBe(4);
    expect(look.modify('speed', { kit: '' }, 6, null)).toBe(6);
  });

  it('is loud about a handler that would need to play', () => {
    expect(() => look.modify('speed', { kit: kitOf(['lucky']) }, 6, null)).toThrow('only reactions may');
  });
});
