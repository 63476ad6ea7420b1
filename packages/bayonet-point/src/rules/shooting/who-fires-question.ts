import type { Judge } from '@vedette/engine';
import type { WhoFiresQuestion } from '../../questions.ts';
import type { FigureId } from '../../state.ts';

/** Chance holds its fire only now and then. */
const SELDOM = 10;

/** BP-SHT-12: those who have a target in sight may shoot at it. */
export const whoFires: Judge<WhoFiresQuestion, readonly FigureId[], unknown> = {
  sample: ({ options }, random) => options.filter(() => random.below(SELDOM) > 0),
};
