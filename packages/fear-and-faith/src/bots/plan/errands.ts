import type { ActionOffer } from '../../rules/actions/offer.ts';
import { lastRound } from '../../rules/turn/ending.ts';
import type { Model } from '../../state.ts';
import { foesOf, type Mind } from '../mind.ts';
import { halvingCost } from '../nerve/halving.ts';
import { type Aim, aimsOf, CAPTIVE_LED, DEED, isAwaited, isBandied } from '../worth/aims.ts';
import { worthOf } from '../worth/worth.ts';

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
export function errandWorth(mind: Mind, model: Model, offer: ActionOffer): number | null {
  const { s } = mind;
  const { action, deed, leads = [] } = offer;
  if (action === 'deed') {
    const document = s.story.document.actions?.find(({ id }) => id === deed);
    return document === undefined || isBandied(document) ? -1 : DEED;
  }
  if (action === 'lead-off')
    return 2 * CAPTIVE_LED * Math.max(1, leads.length) - halvingCost(mind, model) - missed(mind, model);
  if (action !== 'leave-table') return null;
  // Who goes alone of his own will is gone for nothing, unless that is what he came for.
  return isAwaited(s, model) ? 2 * CAPTIVE_LED : -DEED;
}

/** Of what a model is worth, so much it would still do in a whole match; less, the fewer rounds there are. */
const STILL_TO_DO = 0.3;

/** What a model would have done in the rounds that are left; nothing where no enemy is. */
function missed(mind: Mind, model: Model): number {
  const { s } = mind;
  if (foesOf(mind, model).length === 0) return 0;
  return (STILL_TO_DO * worthOf(s, model) * Math.max(0, lastRound(s) - s.round)) / lastRound(s);
}
