import { ACTION_COSTS } from '../../data/actions.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { leave } from '../leaving/leaving.ts';
import { difficultNear } from '../movement/difficult.ts';
import { exitsFrom } from '../movement/exits.ts';
import { bringAlong, captivesBeside } from '../movement/leading.ts';
import { mayMove } from '../movement/may-move.ts';
import { oneMove } from '../movement/one-move.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SCN-27';

/** FF-SCN-27: one captive, or two, of those who stand beside it; nobody while it fights, flies or has no hands. */
function companies(look: Look, model: Model): readonly (readonly string[])[] {
  if (!look.s.tokens.some(({ carrier }) => carrier === null) || !mayMove(look, model)) return [];
  const { airborne, immaterial, form } = model.conditions;
  if (airborne !== undefined || immaterial !== undefined || form === 'bat') return [];
  const ids = captivesBeside(look, model);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]));
  return [...ids.map((id) => [id]), ...pairs];
}

function leadThem(cx: FaithCx, model: Model, leads: readonly string[], ground: 'even' | 'rough'): void {
  const from = { x: model.x, y: model.y, z: model.z };
  countTurn(model, 'moves');
  oneMove(cx, model, { reach: LENGTH.short, manner: 'walk', targets: [], rough: ground === 'rough', leads });
  bringAlong(cx, model, leads, from);
}

/** FF-SCN-27: one Short Move with those it leads. */
export const lead: ActionKind = {
  id: 'lead',
  rule: RULE,
  offers: (look, model) => companies(look, model).map((leads) => offer('lead', ACTION_COSTS.move, { leads })),
  perform: (cx, model, { leads = [] }) => leadThem(cx, model, leads, 'even'),
};

/** FF-SCN-27: through difficult ground, for two actions. */
export const leadThrough: ActionKind = {
  id: 'lead-through',
  rule: RULE,
  offers(look, model) {
    const all = companies(look, model);
    if (all.length === 0 || !difficultNear(look, model, 2 * LENGTH.short)) return [];
    const cost = ACTION_COSTS['short-move-in-difficult-by-short-mover'];
    return all.map((leads) => offer('lead-through', cost, { leads }));
  },
  perform: (cx, model, { leads = [] }) => leadThem(cx, model, leads, 'rough'),
};

/** FF-SCN-27: off the table with them, for good. */
export const leadOff: ActionKind = {
  id: 'lead-off',
  rule: RULE,
  offers(look, model) {
    const all = companies(look, model);
    if (all.length === 0) return [];
    return exitsFrom(look, model, LENGTH.short).flatMap((thing) =>
      all.map((leads) => offer('lead-off', ACTION_COSTS.move, { thing, leads })),
    );
  },
  perform(cx, model, { leads = [] }) {
    const { s } = cx;
    countTurn(model, 'moves');
    const gone = s.tokens.filter(({ id }) => leads.includes(id));
    s.tokens = s.tokens.filter((token) => !gone.includes(token));
    for (const { id, kind } of gone)
      raise(s, { kind: 'story', event: 'exited', actor: model.id, other: null, thing: id, of: kind });
    model.escaped = true;
    leave(cx, model, 'left', null, RULE);
  },
};
