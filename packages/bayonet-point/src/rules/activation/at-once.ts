import type { Order, OrderAtOnce, OwnOrder } from '../../questions.ts';

/** How an order is carried out: with a question for everything that could be done besides, or at once. */
export type Manner = 'man-by-man' | 'at-once';

/** An order that is one, and not to hold. */
export type Deed = PlainDeed | OwnOrder;

/** An order of the rules' own. */
export type PlainDeed = Exclude<Order, 'hold'>;

const AT_ONCE: Readonly<Record<PlainDeed, OrderAtOnce>> = {
  fire: 'volley',
  move: 'advance',
  charge: 'assault',
};

/** BP-SEQ-05: how the same order is given at once. */
export function atOnce(order: PlainDeed): OrderAtOnce {
  return AT_ONCE[order];
}

export function isOwnOrder(answer: string): answer is OwnOrder {
  return answer.startsWith('do:');
}

/** What an answer orders, and in what manner; nobody is asked what else he does beside an action of the scenario's own. */
export function orderIn(answer: Order | OrderAtOnce | OwnOrder): {
  readonly order: Deed | 'hold';
  readonly manner: Manner;
} {
  if (isOwnOrder(answer)) return { order: answer, manner: 'at-once' };
  for (const order of ['fire', 'move', 'charge'] as const)
    if (AT_ONCE[order] === answer) return { order, manner: 'at-once' };
  return { order: answer as Order, manner: 'man-by-man' };
}
