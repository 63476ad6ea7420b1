import type { Seat } from '@vedette/engine';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { enemiesOf, model as modelOf, onTable } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { rise } from '../combat/posture.ts';
import { put } from '../movement/put.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'revive';
const RULE = 'FF-SPEC-24';

/** FF-SPEC-24: who of this player's may rise now. */
export function revivable(s: FaithState, seat: Seat): readonly Model[] {
  return s.models.filter(
    (m) => onTable(m) && m.controller === seat && m.conditions.apparentlyDead?.revivable === true,
  );
}

/** FF-SPEC-24, FF-ACT-12: what seemed dead gets up, and everybody near had better be brave. */
export const revive: FreeAction = {
  id: ID,
  rule: RULE,
  offers: ({ s }, seat) => revivable(s, seat).map(({ id }) => `${ID}/${id}`),
  perform(cx, _seat, option) {
    riseFromTheDead(cx, modelOf(cx.s, option.slice(ID.length + 1)));
  },
};

function riseFromTheDead(cx: FaithCx, model: Model): void {
  const { s, table } = cx;
  relieve(model, 'apparentlyDead');
  cx.emit({ type: 'condition', rule: RULE, model: model.id, condition: 'apparentlyDead', begins: false });
  rise(cx, model, RULE);
  makeRoom(cx, model);
  const near = table.within(model, LENGTH.short, enemiesOf(s, model));
  if (near.length === 0) return;
  const { x, y, z } = model;
  raise(s, {
    kind: 'fear',
    cause: 'revival',
    models: table
      .inOrder(model, near)
      .flat()
      .map(({ id }) => id),
    source: model.id,
    at: { x, y, z },
    modifier: 0,
  });
}

/** FF-GEN-18, FF-MOV-03: it was in nobody's way, and somebody may stand where it lay. */
function makeRoom(cx: FaithCx, model: Model): void {
  const { x, y, z } = model;
  const free = cx.table.room(model, { x, y, z });
  if (free !== null && (free.x !== x || free.y !== y)) put(cx, model, free, 'placed', 'FF-GEN-18', 'forced');
}
