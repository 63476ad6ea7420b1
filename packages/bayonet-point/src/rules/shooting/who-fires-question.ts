import { type QuestionSpec, type Several, some } from '@vedette/engine';
import type { FigureId, UnitId } from '../../state.ts';

export interface WhoFiresQuestion extends Several<FigureId> {
  readonly unit: UnitId;
}

/** Chance holds its fire only now and then. */
const SELDOM = 10;

/** BP-SHT-12: those who have a target in sight may shoot at it. */
export const whoFires: QuestionSpec<WhoFiresQuestion, readonly FigureId[]> = {
  ...some<FigureId, WhoFiresQuestion>(),
  sample: ({ options }, random) => options.filter(() => random.below(SELDOM) > 0),
};
