import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { UnitId } from '../../state.ts';

/** BP-SEQ-05 */
export type Order = 'fire' | 'move' | 'charge' | 'hold';

export interface OrderQuestion extends Choice<Order> {
  readonly unit: UnitId;
}

/** Chance lets a unit stand idle only now and then, or random armies would never meet. */
const SELDOM = 12;

/** BP-SEQ-05: the one order of an activation. */
export const order: QuestionSpec<OrderQuestion, Order> = {
  ...one<Order, OrderQuestion>(),
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return 'hold';
    const busy = options.filter((option) => option !== 'hold');
    return busy[random.below(Math.max(1, busy.length))] ?? 'hold';
  },
};
