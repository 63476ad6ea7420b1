import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../referee/messages.ts';
import { chapters } from './chapters.ts';

const told = (...types: readonly (string | readonly [string, number])[]): readonly Dispatch[] =>
  types.map((type, number) => ({
    number,
    text: '',
    rule: 'SB-CAMP-01',
    telling: { kind: 'story', figures: [], dice: [], modifiers: [] },
    event: typeof type === 'string' ? { type } : { type: type[0], number: type[1] },
  }));

const numbers = (dispatches: readonly Dispatch[]) =>
  chapters(dispatches).map(({ game, lines }) => [game, lines.map(({ number }) => number)]);

describe('the chapters of a chronicle', () => {
  it('begin with each game', () => {
    expect(numbers(told(['gameChosen', 1], 'rolled', ['gameChosen', 2], 'rolled', 'ranked'))).toEqual([
      [1, [0, 1]],
      [2, [2, 3, 4]],
    ]);
  });

  it('count the roll for a scenario to the game that it chose', () => {
    expect(
      numbers(told(['gameChosen', 1], 'ranked', 'scenarioRolled', 'scenarioRolled', ['gameChosen', 2])),
    ).toEqual([
      [1, [0, 1]],
      [2, [2, 3, 4]],
    ]);
  });

  it('have a place for what comes before any game, and for nothing at all', () => {
    expect(numbers(told('ended'))).toEqual([[0, [0]]]);
    expect(numbers([])).toEqual([]);
  });
});
