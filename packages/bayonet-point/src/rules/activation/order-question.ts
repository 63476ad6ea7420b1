import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { BayonetPointState, UnitId } from '../../state.ts';
import { whyNoFire } from '../shooting/no-shot.ts';

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

const any = one<Order | 'concede', OrderQuestion>();

/** BP-SEQ-05: the one order of an activation. Why it is not to fire is told to whoever asks for it. */
export const order: QuestionSpec<OrderQuestion, Order | 'concede', BayonetPointState> = {
  ...any,
  check(question, answer, s) {
    const problem = any.check(question, answer, s);
    return problem !== null && answer === 'fire' ? whyNoFire(s, question.unit) : problem;
  },
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return 'hold';
    if (options.includes('charge') && random.below(MOSTLY) > 0) return 'charge';
    const busy = options.filter((option) => option !== 'hold' && option !== 'concede');
    return busy[random.below(Math.max(1, busy.length))] ?? 'hold';
  },
};
