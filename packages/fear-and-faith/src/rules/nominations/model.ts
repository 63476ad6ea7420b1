import type { Look } from '../../game.ts';
import { model as modelOf, onTable, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { Nominating } from './nomination.ts';

/** FF-ACT-02: on the table, once a turn, and able to do anything at all. */
export function mayBeNominated(look: Look, seat: number, model: Model): boolean {
  if (model.controller !== seat || !onTable(model) || thisTurn(model, 'nominated') > 0) return false;
  const { apparentlyDead, asleep, bound } = model.conditions;
  if (apparentlyDead !== undefined || asleep !== undefined || bound !== undefined) return false;
  return look.modify('mayBeNominated', model, true);
}

/** FF-ACT-02 */
export const single: Nominating = {
  kind: 'model',
  rule: 'FF-ACT-02',
  offers: (look, seat) => look.s.models.filter((m) => mayBeNominated(look, seat, m)).map(({ id }) => id),
  choose: (cx, _seat, option) => [modelOf(cx.s, option)],
};
