import { describe, expect, it } from 'vitest';
import type { ChronicleLine } from '../referee/campaign-messages.ts';
import { chapters } from './chapters.ts';

const telling = { kind: 'story', figures: [], dice: [], modifiers: [] } as const;

const told = (...lines: readonly ChronicleLine['opens'][]): readonly ChronicleLine[] =>
  lines.map((opens, number) => ({
    number,
    text: '',
    rule: 'XX-CAMP-01',
    event: { type: 'told' },
    telling,
    opens,
  }));

const numbers = (dispatches: readonly ChronicleLine[]) =>
  chapters(dispatches).map(({ game, lines }) => [game, lines.map(({ number }) => number)]);

describe('the chapters of a chronicle', () => {
  it('begin with each game', () => {
    expect(numbers(told(1, null, 2, null, null))).toEqual([
      [1, [0, 1]],
      [2, [2, 3, 4]],
    ]);
  });

  it('count what leads to a game to the game that it leads to', () => {
    expect(numbers(told(1, null, 'next', 'next', 2))).toEqual([
      [1, [0, 1]],
      [2, [2, 3, 4]],
    ]);
  });

  it('have a place for what comes before any game, and for nothing at all', () => {
    expect(numbers(told(null))).toEqual([[0, [0]]]);
    expect(numbers([])).toEqual([]);
  });
});
