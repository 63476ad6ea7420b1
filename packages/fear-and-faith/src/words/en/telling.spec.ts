import { expect, it } from 'vitest';
import type { FaithEvent } from '../../events.ts';
import type { FaithState } from '../../state.ts';
import { telling } from './telling.ts';

const ended = (text: string | null) =>
  ({ type: 'ended', rule: 'FF-SET-13', reason: 'time-up', winners: [0], text, points: [3, 0] }) as FaithEvent;

it('FF-SET-13 an ending says why apart from who has won', () => {
  const state = {} as FaithState;
  expect(telling(ended(null), state)).toMatchObject({ kind: 'ending', why: 'The last round is over.' });
  expect(telling(ended('The bell rings.'), state).why).toBe('The bell rings.');
});
