import { MORALE_DICE, MORALE_MOVES } from '../../data/nerve.ts';
import type { Modifier } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isTransfixed, model as modelOf, onTable } from '../../models.ts';
import type { Model, Trigger } from '../../state.ts';
import { turnsToDust } from '../clock/dust.ts';
import { flee, isTrapped } from '../flight/flee.ts';
import { leave, lostToATest } from '../leaving/leaving.ts';
import { rollQuality } from '../quality/quality.ts';
import { nerveFails } from './nerve-fails.ts';

/** FF-MOR-01 to -07: those named check, in the order of the roster, each result applied before the next. */
export function moraleChecks(cx: FaithCx, { models, modifiers }: Extract<Trigger, { kind: 'morale' }>): void {
  for (const [i, id] of models.entries()) {
    const model = modelOf(cx.s, id);
    if (checksMorale(cx, model)) checkMorale(cx, model, modifiers[i]!);
  }
}

/** FF-MOR-03; who sleeps or lies as if dead hears nothing of it. */
export function checksMorale(look: Look, model: Model): boolean {
  const { asleep, apparentlyDead } = model.conditions;
  if (!onTable(model) || asleep !== undefined || apparentlyDead !== undefined) return false;
  return look.modify('testsMorale', model, true);
}

/** FF-MOR-02 */
function checkMorale(cx: FaithCx, model: Model, modifiers: readonly Modifier[]): void {
  const roll = rollQuality(cx, [model], {
    purpose: 'morale',
    rule: 'FF-MOR-02',
    dice: MORALE_DICE,
    settled: modifiers,
  });
  if (roll.failures === 0) return;
  if (turnsToDust(cx, model, roll.ones)) return;
  nerveFails(cx, model, { test: 'morale', failures: roll.failures, cause: null, source: null });
  if (!onTable(model)) return;
  // FF-MAG-10, FF-MOR-05: however many dice have failed.
  if (isTransfixed(model) || isTrapped(cx, model)) {
    leave(cx, model, lostToATest(cx), null, 'FF-MOR-05');
    return;
  }
  const moves = MORALE_MOVES[roll.failures]!;
  if (moves === null) {
    model.escaped = true;
    leave(cx, model, 'routed', null, 'FF-MOR-02');
  } else flee(cx, model, { moves, stick: null, goal: { kind: 'edge' } });
}
