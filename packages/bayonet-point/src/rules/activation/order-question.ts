import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { UnitId } from '../../state.ts';

/** BP-SEQ-05 */
export type Order = 'fire' | 'move' | 'charge' | 'hold';

/** BP-DIG-16: with the order in hand one may still see that it is over. */
export interface OrderQuestion extends Choice<Order | 'concede'> {
  readonly unit: UnitId;
}

/** Chance lets a unit stand idle only now and then, or random armies would never meet. */
const SELDOM = 12;
/** Where a unit could charge it mostly does: what comes of it is rare enough. */
const MOSTLY = 4;

/** BP-SEQ-05: the one order of an activation. */
export const order: QuestionSpec<OrderQuestion, Order | 'concede'> = {
  ...one<Order | 'concede', OrderQuestion>(),
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return 'hold';
    if (options.includes('charge') && random.below(MOSTLY) > 0) return 'charge';
    const busy = options.filter((option) => option !== 'hold' && option !== 'concede');
    return busy[random.below(Math.max(1, busy.length))] ?? 'hold';
  },
};
