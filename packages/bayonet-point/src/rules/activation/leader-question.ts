import type { Judge } from '@vedette/engine';
import type { ShotId } from '../../option-ids.ts';
import type { LeaderAction, LeaderQuestion } from '../../questions.ts';
import type { BayonetPointState } from '../../state.ts';
import { whyLeaderHolds } from '../shooting/no-shot.ts';

/** BP-SEQ-05, BP-ACT-10: what a leader does besides his unit's order. Why not shoot is told to whoever asks for it. */
export const leaderAction: Judge<
  LeaderQuestion,
  LeaderAction | ShotId | 'no-more',
  { readonly s: BayonetPointState }
> = {
  otherwise: ({ figure }, answer, { s }, problem) =>
    answer === 'shoot' ? whyLeaderHolds(s, figure) : problem,
};
