import { type Kind, type QuestionOf, random } from '@vedette/engine';
import { asking } from '../../board/board.spec-support.ts';
import type { BayonetPoint } from '../../game.ts';
import type { BayonetPointState } from '../../state.ts';
import { thumb } from './thumb.ts';

/** What the recruit of a seat answers to this question. */
export function answerTo<K extends Kind<BayonetPoint>>(
  state: BayonetPointState,
  kind: K,
  question: QuestionOf<BayonetPoint, K>,
  seat = 0,
): unknown {
  return thumb({ ...asking(state, kind, question), seat }, random('spec'));
}
