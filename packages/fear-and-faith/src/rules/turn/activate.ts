import { MISHAP_FAILURES, TURNOVER_FAILURES } from '../../data/quality.ts';
import type { FaithCx } from '../../game.ts';
import { canAct, countTurn, isWaiting, onTable } from '../../models.ts';
import type { Model, ModelId, NominationKind } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { settle } from '../aftermath/settle.ts';
import { countTurnover } from '../clock/clock.ts';
import { turnsToDust } from '../clock/dust.ts';
import { DECLARATIONS, declarationOf } from '../declarations/index.ts';
import { automaticDice, neededBy, type QualityRoll, rollQuality, worstOf } from '../quality/quality.ts';
import { unveiled } from '../secrets/corruption.ts';
import { lookAround } from '../secrets/look-around.ts';
import { beginPhase } from './begin-phase.ts';

/** FF-ACT-02, FF-GRP-02: who acts on one roll, and by whose order. */
export interface Nominated {
  readonly kind: NominationKind;
  readonly models: readonly Model[];
  readonly leader: ModelId | null;
}

const NOTHING = 'nothing';

/** FF-ACT-02, FF-ACT-03, FF-ACT-07: what is declared, how many dice, the roll, and what the dice bring about. */
export function activate(cx: FaithCx, { kind, models, leader }: Nominated): void {
  const { s } = cx;
  const declared = kind === 'model' ? declaredBy(cx, models[0]!) : null;
  const dice = askDice(cx, kind, models, declared);
  for (const model of models) countTurn(model, 'nominated');
  const ids = models.map(({ id }) => id);
  cx.emit({ type: 'nominated', rule: 'FF-ACT-02', kind, models: ids, dice, declared });
  const roll = rollQuality(cx, models, { purpose: 'activation', rule: 'FF-ACT-03', dice, declared });
  // FF-SPEC-14, FF-SPEC-27: who knows which turns went by without a die.
  if (roll.dice.every(({ automatic }) => automatic)) for (const model of models) countTurn(model, 'undiced');
  const turnover = roll.failures >= TURNOVER_FAILURES;
  s.activation = {
    kind,
    leader,
    waiting: ids,
    acting: null,
    actions: 0,
    successes: roll.successes,
    turnover,
    declared,
    fresh: true,
    march: null,
    ordered: null,
  };
  readDice(cx, models, roll, declared, turnover);
  lookAround(cx);
  // FF-CAMP-08: who has changed sides meanwhile acts no more.
  const able = models.filter((m) => canAct(m) && m.controller === s.active).map(({ id }) => id);
  s.activation = { ...s.activation, waiting: roll.successes === 0 ? [] : able };
  // Whoever did not outlive his own dice is heard of no more.
  if (able.length > 0)
    cx.emit({ type: 'activated', rule: 'FF-ACT-03', models: able, actions: roll.successes });
  beginPhase(cx, 'act');
}

function declaredBy(cx: FaithCx, model: Model): string | null {
  // FF-SPEC-09, FF-SPEC-68: a beast has no such powers.
  if (model.conditions.form !== undefined) return null;
  const offers = DECLARATIONS.flatMap((kind) => kind.offers(cx, model));
  if (offers.length === 0) return null;
  const said = cx.ask('declare', model.controller, { model: model.id, options: [NOTHING, ...offers] });
  return said === NOTHING ? null : said;
}

function askDice(
  cx: FaithCx,
  kind: NominationKind,
  models: readonly Model[],
  declared: string | null,
): number {
  const subject = { purpose: 'activation', declared } as const;
  const said = cx.ask('dice', models[0]!.controller, {
    kind,
    models: models.map(({ id }) => id),
    declared,
    needed: neededBy(cx, worstOf(cx, models, subject), subject),
    automatic: automaticDice(cx, models, subject),
    options: ['1', '2', '3'],
  });
  return Number(said);
}

/** FF-ACT-07: in its order; a group's roll is every member's. */
function readDice(
  cx: FaithCx,
  models: readonly Model[],
  roll: QualityRoll,
  declared: string | null,
  turnover: boolean,
): void {
  const { s } = cx;
  const rolled = { dice: roll.dice, ones: roll.ones, failures: roll.failures, declared };
  for (const model of models) {
    // A bleeding one dies of the first natural one, before the sun gets to it.
    if (model.conditions.bleeding === undefined) turnsToDust(cx, model, roll.ones);
    if (onTable(model)) cx.react('activationRolled', model, rolled);
  }
  const watching = s.models.filter(
    (other) => (onTable(other) || isWaiting(other)) && cx.handles('activationSeen', other),
  );
  for (const other of watching)
    for (const model of models)
      if (other !== model) cx.react('activationSeen', other, { ...rolled, of: model });
  for (const party of s.parties)
    if (cx.handles('anyActivation', party))
      for (const model of models) cx.react('anyActivation', party, { ...rolled, of: model });
  if (turnover) {
    countTurnover(cx, s.active);
    raise(s, { kind: 'turnover', seat: s.active });
    // FF-CAMP-32: the clocks have counted it, but the turn goes on.
    if (unveiled(cx, models)) s.activation!.turnover = false;
  }
  if (declared !== null && onTable(models[0]!) && roll.failures >= MISHAP_FAILURES)
    declarationOf(declared)?.mishap?.(cx, models[0]!, declared);
  settle(cx);
}
