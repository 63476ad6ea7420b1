import { type Choice, one, type QuestionSpec } from '@vedette/engine';
import type { BayonetPointState, FigureId } from '../../state.ts';
import { whyLeaderHolds } from '../shooting/no-shot.ts';

export type LeaderAction = 'shoot' | 'reload' | 'move' | 'errand' | 'charge';

export interface LeaderQuestion extends Choice<LeaderAction | 'no-more'> {
  readonly figure: FigureId;
}

const any = one<LeaderAction | 'no-more', LeaderQuestion>();

/** BP-SEQ-05, BP-ACT-10: what a leader does besides his unit's order. Why not shoot is told to whoever asks for it. */
export const leaderAction: QuestionSpec<LeaderQuestion, LeaderAction | 'no-more', BayonetPointState> = {
  ...any,
  check(question, answer, s) {
    const problem = any.check(question, answer, s);
    return problem !== null && answer === 'shoot' ? whyLeaderHolds(s, question.figure) : problem;
  },
};
