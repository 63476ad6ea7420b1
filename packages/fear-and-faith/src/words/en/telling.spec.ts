import { expect, it } from 'vitest';
import type { FaithEvent } from '../../events.ts';
import type { FaithState } from '../../state.ts';
import { telling } from './telling.ts';

const ended = (text: string | null) =>
  ({ type: 'ended', rule: 'FF-SET-13', reason: 'time-up', winners: [0], text, points: [3, 0] }) as FaithEvent;

it('FF-HTH-01 what is told of a fight adds up: the dice, what is better at it, and what changes it', () => {
  const side = (model: string, combat: number, die: number, value: number) => ({
    model,
    combat,
    die,
    modifiers: value === 0 ? [] : [{ by: 'cover', rule: 'FF-RNG-21', value }],
    total: combat + die + value,
  });
  const fought = (kind: string, a: number, b: number) =>
    telling(
      {
        type: 'fought',
        rule: 'FF-RNG-06',
        kind,
        weapon: null,
        attacker: side('a', a, 5, -1),
        target: side('b', b, 2, 2),
        result: 'none',
        back: 'none',
      } as FaithEvent,
      {} as FaithState,
    );
  for (const kind of ['shot', 'close'])
    for (const [a, b] of [
      [3, 2],
      [2, 2],
      [1, 4],
    ] as const) {
      const { dice, modifiers, attempt } = fought(kind, a, b);
      const faces = dice.reduce((sum, { face, against }) => sum + (against === true ? -face : face), 0);
      expect(modifiers.reduce((sum, { value }) => sum + value, faces)).toBe(attempt!.total);
      expect(modifiers.filter(({ words }) => words === 'Combat')).toHaveLength(a === b ? 0 : 1);
    }
});

it('FF-SET-13 an ending says why apart from who has won', () => {
  const state = {} as FaithState;
  expect(telling(ended(null), state)).toMatchObject({ kind: 'ending', why: 'The last round is over.' });
  expect(telling(ended('The bell rings.'), state).why).toBe('The bell rings.');
});
