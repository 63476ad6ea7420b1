import type { Look } from '../game.ts';
import { afflict } from '../kit.ts';
import { membersOf, model as modelOf, thisTurn } from '../models.ts';
import type { Model, Party } from '../state.ts';
import { freeAdvance } from './free.ts';
import { seatOf, spend } from './uses.ts';

const ID = 'unpredictable';

/** Before their activation rolls; a beast has a Quality of its own. */
function mayChange({ s }: Look, party: Party): readonly Model[] {
  return membersOf(s, seatOf(s, party)).filter(
    (model) => thisTurn(model, 'nominated') === 0 && model.conditions.form === undefined,
  );
}

/** FF-CAMP-19: two of them exchange their Quality until the turn ends. */
export const unpredictable = freeAdvance({
  id: ID,
  candidates(look, party) {
    const models = mayChange(look, party);
    return models.length < 2 ? [] : models;
  },
  use(cx, party, first) {
    const others = mayChange(cx, party).filter((model) => model !== first);
    const options = others.map(({ id }) => id);
    const second = modelOf(cx.s, cx.ask('advanceFor', seatOf(cx.s, party), { advance: ID, options }));
    afflict(first, 'swapped', { quality: second.quality });
    afflict(second, 'swapped', { quality: first.quality });
    spend(cx, party, ID, first, second.id);
  },
});
