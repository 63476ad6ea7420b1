import { ACTION_COSTS } from '../../data/actions.ts';
import type { Look } from '../../game.ts';
import { inPlay, isActive } from '../../models.ts';
import type { Model, Portal } from '../../state.ts';
import { opensDoors } from '../ground/obstacles.ts';
import { atPortal, inDoorway } from '../movement/doors.ts';
import { changePortal } from '../movement/open-door.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-MOV-08: open, beside it, and nobody stands in it. */
function canShut({ s }: Look, model: Model, portal: Portal): boolean {
  if (portal.kind !== 'door' || portal.state !== 'open' || !atPortal(model, portal)) return false;
  return !inPlay(s).some((other) => inDoorway(other, portal));
}

/** FF-MOV-08 */
export const shutDoor: ActionKind = {
  id: 'shut-door',
  rule: 'FF-MOV-08',
  offers: (look, model) =>
    isActive(model) && opensDoors(model)
      ? look.s.portals
          .filter((portal) => canShut(look, model, portal))
          .map(({ id }) => offer('shut-door', ACTION_COSTS['shut-door'], { thing: id }))
      : [],
  perform(cx, model, { thing }) {
    changePortal(cx, model, cx.s.portals.find(({ id }) => id === thing)!, 'shut', 'FF-MOV-08');
  },
};
