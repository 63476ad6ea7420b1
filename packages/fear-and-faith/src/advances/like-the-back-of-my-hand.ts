import { afflict } from '../kit.ts';
import { membersOf, thisTurn } from '../models.ts';
import { freeAdvance } from './free.ts';
import { seatOf, spend } from './uses.ts';

const ID = 'like-the-back-of-my-hand';

/** FF-CAMP-16: for its next activation of this turn. */
export const likeTheBackOfMyHand = freeAdvance({
  id: ID,
  candidates: ({ s }, party) =>
    membersOf(s, seatOf(s, party)).filter(
      (model) => thisTurn(model, 'nominated') === 0 && model.conditions.sureFooted === undefined,
    ),
  use(cx, party, model) {
    afflict(model, 'sureFooted');
    spend(cx, party, ID, model);
  },
});
