import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { model as modelOf, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { basesOf } from '../groups/swarm.ts';
import { closeUp, closingSteps } from '../movement/close-up.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'tighten';

/** The first base of each swarm that is torn and can be drawn together. */
function brokenSwarms(look: Look, seat: number): readonly Model[] {
  return look.s.models.filter(
    (m) =>
      m.controller === seat &&
      onTable(m) &&
      hasRule(m.rules, 'swarm') &&
      basesOf(look.s, m)[0] === m &&
      closingSteps(look, m).length > 0,
  );
}

/** FF-ACT-12, FF-SPEC-56: a swarm is drawn together. */
export const tighten: FreeAction = {
  id: ID,
  rule: 'FF-ACT-12',
  offers: (look, seat) => brokenSwarms(look, seat).map(({ id }) => `${ID}/${id}`),
  perform: (cx, _seat, option) => closeUp(cx, modelOf(cx.s, option.slice(ID.length + 1))),
};
