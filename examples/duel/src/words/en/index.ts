import { board } from './board.ts';
import { card } from './card.ts';
import { describe, ending } from './describe.ts';
import { muster } from './muster.ts';
import { cards, dice } from './names.ts';
import { options } from './options.ts';
import { orders } from './orders.ts';
import { prompt } from './prompt.ts';
import { refusals } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { shelf } from './shelf.ts';

/** Everything that a duel says, in English. */
export const en = {
  title: 'A Duel',
  refusals,
  options,
  scenarios,
  describe,
  ending,
  prompt,
  orders,
  cards,
  dice,
  board,
  card,
  muster,
  shelf,
  pace: { one: '# pace', other: '# paces' },
};
