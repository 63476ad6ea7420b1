import type { Judge } from '@vedette/engine';
import type { Order, OrderAtOnce, OrderQuestion, OwnOrder } from '../../questions.ts';
import type { BayonetPointState } from '../../state.ts';
import { whyNoFire } from '../shooting/no-shot.ts';

/** Chance lets a unit stand idle only now and then, or random armies would never meet. */
const SELDOM = 12;
/** Where a unit could charge it mostly does: what comes of it is rare enough. */
const MOSTLY = 4;

/** BP-SEQ-05: the one order of an activation. Why it is not to fire is told to whoever asks for it. */
export const order: Judge<
  OrderQuestion,
  Order | OrderAtOnce | OwnOrder | 'concede',
  { readonly s: BayonetPointState }
> = {
  otherwise: ({ unit }, answer, { s }, problem) =>
    answer === 'fire' || answer === 'volley' ? whyNoFire(s, unit) : problem,
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return 'hold';
    if (options.includes('charge') && random.below(MOSTLY) > 0)
      return random.below(2) === 0 ? 'charge' : 'assault';
    const busy = options.filter((option) => option !== 'hold' && option !== 'concede');
    return busy[random.below(Math.max(1, busy.length))] ?? 'hold';
  },
};
