import { type OrderBook, plainOrder } from '@vedette/engine';
import type { Duel } from './game.ts';
import { duellist, FULL_HEALTH } from './state.ts';

/** What a duellist can order for the other's turn. */
export const orders: OrderBook<Duel> = {
  turnOf: ({ phase, order, next }) => (phase === 'turn' ? (order[next] ?? null) : null),
  reactions: ['strikeBack'],
  list: [
    {
      // DU-09
      id: 'strike-back',
      kinds: ['strikeBack'],
      choices: { 'strike-back': null, hale: { from: 1, to: 100, usual: 50 }, 'back-off': null },
      answer: ({ seat, view }, { choice, least }) => {
        if (choice !== 'hale') return choice;
        return duellist(view(), seat).health * 100 >= least * FULL_HEALTH ? 'strike-back' : 'back-off';
      },
    },
    // DU-07, DU-08, DU-11: nothing is spent while one is away but to stay on one's feet.
    plainOrder('fate', ['spendFate'], ['keep']),
    plainOrder('card', ['playCard'], ['keep', 'play']),
    plainOrder('stand-fast', ['standFast'], ['spend', 'fall']),
  ],
};
