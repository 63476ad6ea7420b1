import type { FaithCx, Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import type { ActionOffer } from './offer.ts';

/** FF-ACT-08: one thing that a model can do with its actions. */
export interface ActionKind {
  readonly id: string;
  readonly rule: string;
  /** FF-SPEC-35: it takes a mind. */
  readonly takesMind?: true;
  /** What of it the model may do now, with so many actions left; offers that cost more are left out for it. */
  offers(look: Look, model: Model, left: number): readonly ActionOffer[];
  /** Its actions are spent already; the queue is seen to afterwards. */
  perform(cx: FaithCx, model: Model, offer: ActionOffer): void;
}
