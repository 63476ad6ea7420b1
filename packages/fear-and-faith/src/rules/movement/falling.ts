import { FALL_DICE, HARMLESS_DROP } from '../../data/moving.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { enemiesOf, isActive, setPosture } from '../../models.ts';
import type { Model } from '../../state.ts';
import { couldKill } from '../combat/could-kill.ts';
import { knockDown } from '../combat/posture.ts';
import { leave } from '../leaving/leaving.ts';
import { rollQuality } from '../quality/quality.ts';

/** FF-MOV-22: active enemies where it lands; of those a Clinging creature fears only who could kill it. */
function fallsAmong(look: Look, model: Model): boolean {
  const clings = hasRule(model.rules, 'clinging');
  return look.table
    .contact(model, enemiesOf(look.s, model))
    .some((enemy) => isActive(enemy) && (!clings || couldKill(look, enemy, model)));
}

/** FF-MOV-21: up to Short, Medium, Long; deeper is no worse. */
function diceFor(depth: number): number {
  const stick =
    depth <= LENGTH.short + TOLERANCE ? 'short' : depth <= LENGTH.medium + TOLERANCE ? 'medium' : 'long';
  return FALL_DICE[stick];
}

/**
 * FF-MOV-21, FF-MOV-22: what a fall comes to for who lands there: on its back, dead among enemies, or so many dice.
 * `conscious`: it was active or climbing before.
 */
export function fallTerms(
  look: Look,
  model: Model,
  depth: number,
  conscious: boolean,
): 'knocked-down' | 'killed' | number {
  if (depth < HARMLESS_DROP) return 'knocked-down';
  if (fallsAmong(look, model)) return 'killed';
  return look.modify('hurtByFalls', model, true, { conscious }) ? diceFor(depth) : 'knocked-down';
}

/** FF-MOV-21, FF-MOV-22: dice by the depth; any failure kills, else it lies hard. It is where it landed already. */
export function fallFrom(cx: FaithCx, model: Model, depth: number, by: Model | null, conscious = true): void {
  const rule = 'FF-MOV-21';
  const terms = fallTerms(cx, model, depth, conscious);
  if (terms === 'knocked-down') {
    knockDown(cx, model, rule);
    return;
  }
  if (terms === 'killed') {
    leave(cx, model, 'killed', by, 'FF-MOV-22');
    return;
  }
  const { failures } = rollQuality(cx, [model], { purpose: 'fall', rule, dice: terms });
  if (failures > 0) {
    leave(cx, model, 'killed', by, rule);
    return;
  }
  setPosture(model, 'fallen-hard');
  cx.emit({ type: 'posture', rule, model: model.id, posture: 'fallen-hard' });
}
