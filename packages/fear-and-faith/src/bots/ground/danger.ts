import type { Spot } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import { isFallen } from '../../models.ts';
import { gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import { plainShot } from '../../rules/shooting/targets.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import type { Model } from '../../state.ts';
import { blowBeside } from '../attacks/blows.ts';
import { valueOf } from '../attacks/harm.ts';
import { apart, foesOf, type Mind, once, supposing } from '../mind.ts';
import { frightOf } from '../nerve/fright.ts';
import { likely } from '../worth/strength.ts';

/** Millimetres from base to base that are contact. */
const TOUCH = 1.5;
/** Of several who could come, each next one counts for less: it is only one blow that kills. */
const NEXT = 0.7;

/** Actions that a model needs to strike at somebody who stands there. */
export function actionsToStrike({ look }: Mind, model: Model, at: Spot, radius: number): number {
  const gap = apart(model, at) - model.radius - radius;
  const moves = gap <= TOUCH ? 0 : Math.ceil((gap - 0.5) / LENGTH[stickOf(look, model)]);
  const { transfixed } = model.conditions;
  const first = (isFallen(model) ? (model.posture === 'fallen' ? 1 : 2) : 0) + (transfixed?.cost ?? 0);
  // FF-ACT-14: who lies beside him strikes from the ground.
  return 1 + moves + (moves === 0 && transfixed === undefined ? 0 : first);
}

/** FF-FEAR-01: what a charge frightens somebody by, in points. */
export function chargeFright(mind: Mind, charger: Model, target: Model): number {
  return once(mind, `fright ${charger.id} ${target.id}`, () =>
    frightOf(mind.look, target, 'charge', charger),
  );
}

/** What one gains by getting at another, in points; 0: nothing. */
export function prospect(mind: Mind, attacker: Model, target: Model, moves: boolean): number {
  const blow = blowBeside(mind, attacker, target);
  return Math.max(0, blow + (moves ? chargeFright(mind, attacker, target) : 0));
}

/** What a model stands to lose at a place before its next turn, in points. */
export function dangerAt(mind: Mind, model: Model, at: Spot): number {
  const losses: number[] = [];
  for (const foe of foesOf(mind, model)) {
    const actions = actionsToStrike(mind, foe, at, model.radius);
    const struck =
      actions > 3 ? 0 : likely(mind, foe, actions) * prospect(mind, foe, model, actions > 1);
    const shot = mind.care === 'hasty' ? 0 : shotAt(mind, foe, model, at);
    const loss = Math.max(struck, shot);
    if (loss > 0) losses.push(loss);
  }
  losses.sort((a, b) => b - a);
  let sum = 0;
  let weight = 1;
  for (const loss of losses) {
    sum += weight * loss;
    weight *= NEXT;
  }
  return sum;
}

/** FF-RNG-06: what an enemy's gun may do to whoever stands there. */
function shotAt(mind: Mind, foe: Model, model: Model, at: Spot): number {
  const guns = gunsOf(mind.look, foe);
  if (guns.length === 0) return 0;
  return supposing(mind, model, at, (look, there) => {
    let most = 0;
    for (const arm of guns) {
      if (gunOf(arm).reload > 0 && !arm.loaded) continue;
      const shot = plainShot(look, foe, there, arm, 'single');
      if (shot !== null) most = Math.max(most, valueOf(look, shot));
    }
    return most === 0 ? 0 : most * likely(mind, foe, 1);
  });
}
