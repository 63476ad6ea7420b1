import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { FigureId } from '../../state.ts';

/** SB-END-06: on offer whenever a player is to send somebody. */
export const CONCEDE = 'concede';

/** Chance concedes one time in so many, or no random game would see its third turn. */
const SELDOM = 500;

/** SB-TURN-07, -09, -11: whom to activate next, or to give up. */
export const activate: QuestionSpec<Choice<FigureId>, FigureId> = {
  ...one(),
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return CONCEDE;
    const figures = options.filter((id) => id !== CONCEDE);
    return figures[random.below(Math.max(1, figures.length))] ?? CONCEDE;
  },
};
