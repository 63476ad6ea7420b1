import { describe, expect, it } from 'vitest';
import type { Game } from './context.ts';
import { type Ability, hookBook, kitOf } from './hook.ts';
import { reaction, value } from './moment.ts';
import { reader } from './reader.ts';
import type { MatchState } from './state.ts';

const moments = {
  speed: value<number>(),
  arrived: reaction(),
  heavy: value<number, { readonly load: number }>(),
};

interface Walk extends Game {
  readonly state: MatchState & { readonly mud: number };
  readonly moments: typeof moments;
  readonly table: { isMuddy(): boolean };
}

const slow: Ability<Walk> = {
  id: 'slow',
  rule: 'walk',
  on: { speed: (speed, _, look) => speed - look.s.mud },
};
const loaded: Ability<Walk> = {
  id: 'loaded',
  rule: 'walk',
  on: {
    speed: (speed, _, __, bearer) => speed - bearer.kit.length,
    heavy: (weight, { load }) => weight + load,
  },
};
const state = { ruleset: 'walk', seats: 1, mud: 2, dice: { words: [1, 2, 3, 4], script: null, next: 0 } };

describe('reading a state', () => {
  const look = reader<Walk>({ hooks: hookBook<Walk>(moments, [slow, loaded]) }, state as Walk['state']);

  it('works values out through the hooks, with the state at hand', () => {
    expect(look.modify('speed', { kit: kitOf(['slow']) }, 6)).toBe(4);
    expect(look.modify('speed', { kit: '' }, 6)).toBe(6);
  });

  it('hands every handler whoever carries the ability', () => {
    expect(look.modify('speed', { kit: 'loaded' }, 6)).toBe(0);
  });

  it('hands the subject over where a moment has one', () => {
    expect(look.modify('heavy', { kit: 'loaded' }, 6, { load: 4 })).toBe(10);
  });

  it('says whether anybody comes in at a moment, before anything is worked out for it', () => {
    expect(look.handles('speed', { kit: kitOf(['slow', 'loaded']) })).toBe(true);
    expect(look.handles('heavy', { kit: 'slow' })).toBe(false);
    expect(look.handles('arrived', { kit: 'loaded' })).toBe(false);
    expect(look.handles('speed', { kit: '' })).toBe(false);
  });

  it('carries what can be asked of the table, made when it is first asked and then kept', () => {
    let made = 0;
    const hooks = hookBook<Walk>(moments, []);
    const relations = ({ s }: { readonly s: Walk['state'] }) => {
      made++;
      return { isMuddy: () => s.mud > 1 };
    };
    const asking = reader<Walk>({ hooks, relations }, state as Walk['state']);
    expect(made).toBe(0);
    expect([asking.table.isMuddy(), asking.table.isMuddy(), made]).toEqual([true, true, 1]);
  });

  it('has nothing to play with: a value is reckoned, neither asked for nor rolled nor told', () => {
    for (const deed of ['ask', 'roll', 'emit', 'react']) expect(deed in look).toBe(false);
  });
});
