import { prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { expect, it } from 'vitest';
import type { DuelEvent } from './events.ts';
import duel from './index.ts';

it('DU-04, DU-10 a chronicle tells who was quicker first, and who fell where', () => {
  const setup = prepare(duel, { scenario: 'meadow', seats: duel.units.ready.map((unit) => ({ unit })) });
  if (!setup.ok) throw new Error('The meadow is not there.');
  const state = duel.begin(setup.value, { words: [1, 2, 3, 4], script: null, next: 0 });
  const told: DuelEvent[] = [];
  simulate(duel, state, randomPolicy(duel, random('spec')), {}, ({ event }) => void told.push(event));
  const { first, fallen } = duel.chronicler!.chronicle(told, state);
  const quicker = told.find((event) => event.type === 'initiative');
  expect(first).toBe(quicker!.seat);
  const loser = state.ended!.winner === null ? null : 1 - state.ended!.winner;
  expect(fallen.map(({ seat }) => seat)).toEqual(loser === null ? [] : [loser]);
  expect(told.filter((event) => duel.chronicler!.beginsTurn(event))).toHaveLength(state.turn);
});
