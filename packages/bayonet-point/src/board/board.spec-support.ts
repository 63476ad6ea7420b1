import type { Asked, Kind, QuestionOf } from '@vedette/engine';
import type { BayonetPoint } from '../game.ts';
import type { BayonetPointState } from '../state.ts';

/** A question as a board gets it. */
export function asking<K extends Kind<BayonetPoint>>(
  s: BayonetPointState,
  kind: K,
  question: QuestionOf<BayonetPoint, K>,
): Asked<BayonetPoint> {
  return { kind, seat: 0, question, view: () => s } as unknown as Asked<BayonetPoint>;
}
