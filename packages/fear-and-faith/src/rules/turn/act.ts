import type { FaithCx, Look } from '../../game.ts';
import { canAct, model as modelOf, onTable } from '../../models.ts';
import type { Activation, Model, ModelId } from '../../state.ts';
import { ACTIONS } from '../actions/index.ts';
import type { ActionOffer } from '../actions/offer.ts';
import { settle } from '../aftermath/settle.ts';
import { withinOrder } from '../groups/limits.ts';
import { land } from '../movement/land.ts';
import { lookAround } from '../secrets/look-around.ts';
import { activate } from './activate.ts';
import { beginPhase } from './begin-phase.ts';
import { endIfDecided } from './ending.ts';

/** The last option of `act`: FF-ACT-09, unused actions are lost. */
const DONE = 'done';

/** FF-MOV-23: all that does not bring a flyer down first. */
const FLIGHTS: readonly string[] = ['move', 'fly-on'];

/** FF-ACT-08, FF-ACT-09: everything that it may do with so many actions. */
export function offersFor(look: Look, model: Model, left: number): readonly ActionOffer[] {
  const able = look.modify('hasMind', model, true)
    ? ACTIONS
    : ACTIONS.filter(({ takesMind }) => takesMind !== true);
  const offers = able.flatMap((kind) => kind.offers(look, model, left)).filter(({ cost }) => cost <= left);
  return look.modify('offers', model, withinOrder(look, model, offers), { left });
}

/** FF-ACT-16 step 4: one member of the nomination spends its actions. */
export function actNext(cx: FaithCx): void {
  const { s } = cx;
  const activation = s.activation!;
  activation.waiting = activation.waiting.filter((id) => canAct(modelOf(s, id)));
  if (activation.waiting.length === 0) {
    finish(cx, activation, null);
    return;
  }
  const model = nextMember(cx, activation);
  activation.acting = model.id;
  activation.actions = activation.successes;
  activation.fresh = true;
  spendActions(cx, activation);
  // FF-SCN-31: it may not be the one who began.
  const acted = modelOf(s, activation.acting);
  land(cx, acted);
  settle(cx);
  lookAround(cx);
  activation.acting = null;
  activation.actions = 0;
  if (onTable(model)) cx.react('acted', model);
  endIfDecided(cx);
  if (s.ended === null && activation.waiting.length === 0) finish(cx, activation, acted.id);
}

function nextMember(cx: FaithCx, activation: Activation): Model {
  const { waiting } = activation;
  const first = modelOf(cx.s, waiting[0]!);
  const id =
    waiting.length === 1 ? first.id : cx.ask('nextMember', first.controller, { options: [...waiting] });
  activation.waiting = waiting.filter((other) => other !== id);
  return modelOf(cx.s, id);
}

function spendActions(cx: FaithCx, activation: Activation): void {
  const { s } = cx;
  while (activation.actions > 0 && activation.ordered === null && s.ended === null) {
    const model = modelOf(s, activation.acting!);
    if (!canAct(model)) return;
    const left = activation.actions;
    const offers = offersFor(cx, model, left);
    if (offers.length === 0) return;
    const options = [...offers.map(({ id }) => id), DONE];
    const said = cx.ask('act', model.controller, { model: model.id, left, offers, options });
    if (said === DONE) return;
    const chosen = offers.find(({ id }) => id === said)!;
    activation.actions = left - chosen.cost;
    const kind = ACTIONS.find(({ id }) => id === chosen.action)!;
    cx.emit({
      type: 'acted',
      rule: kind.rule,
      model: model.id,
      action: kind.id,
      target: chosen.target ?? null,
    });
    if (!FLIGHTS.includes(kind.id)) land(cx, model);
    kind.perform(cx, model, chosen);
    activation.fresh = false;
    settle(cx);
    lookAround(cx);
    endIfDecided(cx);
  }
}

/** FF-ACT-16 step 5: a turnover ends the turn; FF-GRP-02: who was ordered to act rolls right away. */
function finish(cx: FaithCx, { turnover: failed, ordered }: Activation, by: ModelId | null): void {
  const { s } = cx;
  const turnover = failed && !keepsTurn(cx);
  s.activation = null;
  const models = (ordered?.models ?? []).map((id) => modelOf(s, id)).filter(onTable);
  if (ordered !== null && models.length > 0 && !turnover)
    activate(cx, { kind: ordered.kind, models, leader: by });
  else beginPhase(cx, turnover ? 'end-of-turn' : 'nominate');
}

/** FF-CAMP-17 */
function keepsTurn(cx: FaithCx): boolean {
  const passing = { kept: false };
  cx.react('turnPasses', cx.s.parties[cx.s.active]!, passing);
  return passing.kept;
}
