import type { FaithCx, Look } from '../../game.ts';
import { isMarker, model as modelOf, onTable } from '../../models.ts';
import { DUMMY, type Model } from '../../state.ts';
import { secretAbout, truthOf } from '../secrets/concealed.ts';
import { dropGuise, isDisguised } from '../secrets/guises.ts';
import { comeOut } from '../secrets/lairs.ts';
import { turnUp } from '../secrets/turn-up.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'show';

/** FF-SCN-21, FF-SCN-31, FF-OPT-27: who is not what he seems, or not where he seems not to be. */
function canShow(look: Look, model: Model): boolean {
  const { s } = look;
  if (isMarker(model)) return truthOf(s, 'marker', model.id) !== DUMMY;
  if (model.standing === 'hidden') return secretAbout(s, 'lair', model.id) !== undefined;
  return onTable(model) && isDisguised(look, model);
}

function showItself(cx: FaithCx, model: Model): void {
  if (isMarker(model)) turnUp(cx, model, null);
  else if (model.standing === 'hidden') comeOut(cx, model);
  else dropGuise(cx, model);
}

/** FF-ACT-12: somebody hidden shows himself, in his owner's turn and for nothing. */
export const show: FreeAction = {
  id: ID,
  rule: 'FF-ACT-12',
  offers: (look, seat) =>
    look.s.models
      .filter((model) => model.controller === seat && canShow(look, model))
      .map(({ id }) => `${ID}/${id}`),
  perform(cx, _seat, option) {
    showItself(cx, modelOf(cx.s, option.slice(ID.length + 1)));
  },
};
