import type { ActionOffer } from '../../rules/actions/offer.ts';
import type { Model } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { type Aim, aimsOf, CAPTIVE_LED, DEED, isAwaited, isBandied } from '../worth/aims.ts';

/** What the scenario wants of a model, thought of once. */
export function knownAims(mind: Mind, model: Model): readonly Aim[] {
  let aims = mind.aims.get(model.id);
  if (aims === undefined) {
    aims = aimsOf(mind, model);
    mind.aims.set(model.id, aims);
  }
  return aims;
}

/** The same, for a Move with captives or for one without. */
export function aimsOn(mind: Mind, model: Model, leading: boolean): readonly Aim[] {
  const aims = knownAims(mind, model);
  return aims.some(({ led }) => led) ? aims.filter(({ led }) => led === leading) : leading ? [] : aims;
}

/** FF-ACT-08, FF-SCN-27: what a deed of the scenario's own promises, in points; null: it is none. */
export function errandWorth({ s }: Mind, model: Model, { action, deed }: ActionOffer): number | null {
  if (action === 'deed') {
    const document = s.story.document.actions?.find(({ id }) => id === deed);
    return document === undefined || isBandied(document) ? -1 : DEED;
  }
  if (action === 'lead-off') return 2 * CAPTIVE_LED;
  if (action !== 'leave-table') return null;
  // Who goes alone of his own will is gone for nothing, unless that is what he came for.
  return isAwaited(s, model) ? 2 * CAPTIVE_LED : -DEED;
}
