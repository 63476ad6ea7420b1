import { ACTION_COSTS } from '../../data/actions.ts';
import { isActive } from '../../models.ts';
import { atPortal } from '../movement/doors.ts';
import { changePortal } from '../movement/open-door.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-MOV-24: anybody but a Vampire, and whoever has hands. */
export const removeGarlic: ActionKind = {
  id: 'remove-garlic',
  rule: 'FF-MOV-24',
  offers({ s }, model) {
    const { tags, conditions } = model;
    if (!isActive(model) || tags.includes('vampire') || conditions.immaterial !== undefined) return [];
    return s.portals
      .filter((portal) => portal.garlic && atPortal(model, portal))
      .map(({ id }) => offer('remove-garlic', ACTION_COSTS['remove-garlic'], { thing: id }));
  },
  perform(cx, model, { thing }) {
    changePortal(cx, model, cx.s.portals.find(({ id }) => id === thing)!, 'garlic-removed', 'FF-MOV-24');
  },
};
