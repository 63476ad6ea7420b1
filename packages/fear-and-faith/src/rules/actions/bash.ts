import { ACTION_COSTS } from '../../data/actions.ts';
import { model as modelOf, onTable } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import { bash, bashable, mayBash } from '../doors/bash.ts';
import { atPortal } from '../movement/doors.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const COST = ACTION_COSTS['bash-door'];

/** FF-MOV-10 */
export const bashDoor: ActionKind = {
  id: 'bash',
  rule: 'FF-MOV-10',
  offers: (look, model) =>
    mayBash(model) ? bashable(look, model).map(({ id }) => offer('bash', COST, { thing: id })) : [],
  perform: (cx, model, { thing }) => bash(cx, [model], cx.s.portals.find(({ id }) => id === thing)!),
};

/** FF-MOV-11: the other of two who were nominated for a door, as long as neither has gone on to something else. */
export function partnerOf(s: FaithState, model: Model): Model | null {
  const { activation } = s;
  if (activation?.kind !== 'pair' || activation.acting !== model.id) return null;
  const [id] = activation.waiting;
  const partner = id === undefined ? null : modelOf(s, id);
  return partner !== null && onTable(partner) ? partner : null;
}

/** FF-MOV-11: each try costs both of them an action. */
export const bashTogether: ActionKind = {
  id: 'bash-together',
  rule: 'FF-MOV-11',
  offers(look, model) {
    const partner = partnerOf(look.s, model);
    if (partner === null || !mayBash(model) || !mayBash(partner)) return [];
    return bashable(look, model)
      .filter((portal) => atPortal(partner, portal))
      .map(({ id }) => offer('bash-together', COST, { thing: id, target: partner.id }));
  },
  perform(cx, model, { thing, target }) {
    cx.s.activation!.successes -= COST;
    bash(cx, [model, modelOf(cx.s, target!)], cx.s.portals.find(({ id }) => id === thing)!);
  },
};
