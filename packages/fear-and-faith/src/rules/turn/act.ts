import type { FaithCx, Look } from '../../game.ts';
import { canAct, countTurn, model as modelOf, onTable } from '../../models.ts';
import { TOGETHER } from '../../option-ids.ts';
import type { Activation, Model, ModelId } from '../../state.ts';
import { ACTIONS } from '../actions/index.ts';
import type { ActionOffer } from '../actions/offer.ts';
import { settle } from '../aftermath/settle.ts';
import { withinOrder } from '../groups/limits.ts';
import { land } from '../movement/land.ts';
import { askMarch, marchOn, mayMarch, movesLeft, nextInMarch } from '../movement/march.ts';
import { mayMove } from '../movement/may-move.ts';
import { lookAround } from '../secrets/look-around.ts';
import { activate } from './activate.ts';
import { beginPhase } from './begin-phase.ts';
import { endIfDecided } from './ending.ts';

/** The last option of `act`: FF-ACT-09, unused actions are lost. */
const DONE = 'done';

/** FF-MOV-23: all that does not bring a flyer down first. */
const FLIGHTS: readonly string[] = ['move', 'fly-on', 'move-and-fire'];

/** FF-ACT-08, FF-ACT-09: everything that it may do with so many actions. */
export function offersFor(look: Look, model: Model, left: number): readonly ActionOffer[] {
  const mindful = look.modify('hasMind', model, true);
  const offers: ActionOffer[] = [];
  for (const kind of ACTIONS) {
    if (!mindful && kind.takesMind === true) continue;
    for (const offer of kind.offers(look, model, left)) if (offer.cost <= left) offers.push(offer);
  }
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
  if (model === null) {
    activation.march = askMarch(cx, activation, activation.successes);
    return;
  }
  activation.acting = model.id;
  activation.actions = activation.successes;
  activation.fresh = true;
  goAlong(cx, activation, model);
  spendActions(cx, activation);
  // FF-SCN-31: it may not be the one who began.
  const acted = modelOf(s, activation.acting);
  land(cx, acted);
  settle(cx);
  lookAround(cx);
  activation.acting = null;
  activation.actions = 0;
  if (onTable(acted)) cx.react('acted', acted);
  endIfDecided(cx);
  if (s.ended === null && activation.waiting.length === 0) finish(cx, activation, acted.id);
}

/** FF-GRP-02: who is next; null: all who are left go together. */
function nextMember(cx: FaithCx, activation: Activation): Model | null {
  const { waiting, march } = activation;
  const first = modelOf(cx.s, waiting[0]!);
  const id = march === null ? asked(cx, activation, first) : nextInMarch(cx, waiting, march).id;
  if (id === TOGETHER) return null;
  activation.waiting = waiting.filter((other) => other !== id);
  return modelOf(cx.s, id);
}

function asked(cx: FaithCx, activation: Activation, first: Model): string {
  const { waiting } = activation;
  if (waiting.length === 1) return first.id;
  const together = mayMarch(cx, activation) ? [TOGETHER] : [];
  return cx.ask('nextMember', first.controller, { options: [...waiting, ...together] });
}

/** FF-GRP-02: the Moves that all of them make; what is left of its actions each spends as it likes. */
function goAlong(cx: FaithCx, activation: Activation, model: Model): void {
  const { march } = activation;
  if (march === null) return;
  for (let n = 0; n < march.moves && activation.actions > 0; n++) {
    if (!onTable(model) || !mayMove(cx, model) || movesLeft(cx, activation, model) <= 0) return;
    if (!marchOn(cx, model, march)) return;
    countTurn(model, 'moves');
    activation.actions--;
    activation.fresh = false;
    settle(cx);
    lookAround(cx);
    endIfDecided(cx);
    if (cx.s.ended !== null) return;
  }
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
