import { MOB } from '../../data/groups.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { countTurn, model as modelOf, onTable } from '../../models.ts';
import { ROLL, TOGETHER } from '../../option-ids.ts';
import type { Activation, Model, NominationKind } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { land } from '../movement/land.ts';
import { askMarch, marchOn, mayMarch, nextInMarch } from '../movement/march.ts';
import { mayMove } from '../movement/may-move.ts';
import { oneMove } from '../movement/one-move.ts';
import { lookAround } from '../secrets/look-around.ts';
import { activate } from './activate.ts';
import { beginPhase } from './begin-phase.ts';
import { endIfDecided } from './ending.ts';

/** FF-GRP-03: they are nominated, and each may move before the dice. */
export function beginGathering(cx: FaithCx, kind: NominationKind, models: readonly Model[]): void {
  const ids = models.map(({ id }) => id);
  cx.s.activation = {
    kind,
    leader: null,
    waiting: ids,
    acting: null,
    actions: 0,
    successes: 0,
    turnover: false,
    declared: null,
    fresh: true,
    march: null,
    ordered: { kind, models: ids },
  };
  beginPhase(cx, 'gather');
}

/** FF-GRP-03: one free move, or the dice. */
export function gatherNext(cx: FaithCx): void {
  const { s } = cx;
  const activation = s.activation!;
  activation.waiting = activation.waiting.filter((id) => {
    const model = modelOf(s, id);
    return onTable(model) && mayMove(cx, model);
  });
  const said = next(cx, activation);
  if (said === ROLL) {
    rollTogether(cx, activation);
    return;
  }
  if (said === TOGETHER) {
    activation.march = askMarch(cx, activation, 1, LENGTH[MOB.freeMove]);
    return;
  }
  activation.waiting = activation.waiting.filter((id) => id !== said);
  activation.acting = said;
  const model = modelOf(s, said);
  const terms = { reach: LENGTH[MOB.freeMove] };
  // FF-GRP-03: one of its two, unless the option gives it besides.
  const count = () => {
    if (!s.options['mob-three-moves']) countTurn(model, 'moves');
  };
  if (activation.march === null) {
    count();
    oneMove(cx, model, terms);
  } else if (marchOn(cx, model, activation.march, terms)) count();
  land(cx, model);
  settle(cx);
  lookAround(cx);
  activation.acting = null;
  endIfDecided(cx);
}

function next(cx: FaithCx, activation: Activation): string {
  const { waiting, march } = activation;
  if (waiting.length === 0) return ROLL;
  if (march !== null) return nextInMarch(cx, waiting, march).id;
  const together = mayMarch(cx, activation) ? [TOGETHER] : [];
  return cx.ask('nextMember', cx.s.active, { options: [...waiting, ...together, ROLL] });
}

function rollTogether(cx: FaithCx, { kind, ordered }: Activation): void {
  const { s } = cx;
  s.activation = null;
  const models = ordered!.models.map((id) => modelOf(s, id)).filter(onTable);
  if (models.length > 0) activate(cx, { kind, models, leader: null });
  else beginPhase(cx, 'nominate');
}
