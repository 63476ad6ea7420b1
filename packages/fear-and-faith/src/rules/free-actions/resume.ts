import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { isTransfixed, model as modelOf, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'resume';

/** FF-SPEC-30: with a body it must have room where it is. */
function canHaveBody(look: Look, model: Model): boolean {
  const room = look.table.room(model, { x: model.x, y: model.y, z: model.z });
  return room !== null && room.x === model.x && room.y === model.y;
}

/** FF-SPEC-68, FF-SPEC-30: a wolf, and a Vampire that gave up its body. */
function mayResume(look: Look, model: Model): boolean {
  if (!onTable(model) || isTransfixed(model)) return false;
  if (model.conditions.form === 'wolf') return true;
  return (
    model.conditions.immaterial !== undefined && hasRule(model.rules, 'vampire') && canHaveBody(look, model)
  );
}

/** FF-ACT-12: back to its own shape. */
export const resume: FreeAction = {
  id: ID,
  rule: 'FF-ACT-12',
  offers: (look, seat) =>
    look.s.models
      .filter((model) => model.controller === seat && mayResume(look, model))
      .map(({ id }) => `${ID}/${id}`),
  perform(cx, _seat, option) {
    const model = modelOf(cx.s, option.slice(ID.length + 1));
    const condition = model.conditions.form === 'wolf' ? 'form' : 'immaterial';
    relieve(model, condition);
    const rule = condition === 'form' ? 'FF-SPEC-68' : 'FF-SPEC-30';
    cx.emit({ type: 'condition', rule, model: model.id, condition, begins: false });
  },
};
