import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { UnitId } from '../../state.ts';

/** BP-SEQ-05 */
export type Order = 'fire' | 'move' | 'charge' | 'hold';

export interface OrderQuestion extends Choice<Order> {
  readonly unit: UnitId;
}

/** Chance lets a unit stand idle only now and then, or random armies would never meet. */
const SELDOM = 12;
/** Where a unit could charge it mostly does: what comes of it is rare enough. */
const MOSTLY = 4;

/** BP-SEQ-05: the one order of an activation. */
export const order: QuestionSpec<OrderQuestion, Order> = {
  ...one<Order, OrderQuestion>(),
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return 'hold';
    if (options.includes('charge') && random.below(MOSTLY) > 0) return 'charge';
    const busy = options.filter((option) => option !== 'hold');
    return busy[random.below(Math.max(1, busy.length))] ?? 'hold';
  },
};
