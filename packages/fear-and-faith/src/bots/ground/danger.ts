import type { Spot } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import { isFallen } from '../../models.ts';
import { stickOf } from '../../rules/movement/stick.ts';
import { gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import { valueAlone } from '../attacks/harm.ts';
import { apart, foesOf, type Mind, once } from '../mind.ts';
import { frightOf } from '../nerve/fright.ts';
import { likely } from '../worth/strength.ts';

/** Millimetres from base to base that are contact. */
const TOUCH = 1.5;
/** Of several who could come, each next one counts for less: it is only one blow that kills. */
const NEXT = 0.7;

/** A gun is feared by half: one may not be seen, and somebody else may be shot at. */
const UNSEEN = 0.5;

/** FF-MOV-01 */
export function reachOf(mind: Mind, model: Model): number {
  return once(mind, `reach ${model.id}`, () => LENGTH[stickOf(mind.look, model)]);
}

/** Actions that a model needs to strike at somebody who stands there. */
export function actionsToStrike(mind: Mind, model: Model, from: Spot, at: Spot, radius: number): number {
  const gap = apart(from, at) - model.radius - radius;
  const moves = gap <= TOUCH ? 0 : Math.ceil((gap - 0.5) / reachOf(mind, model));
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

/** What a plain blow promises, if the one gets at the other. */
export function blowAlone(mind: Mind, attacker: Model, target: Model): number {
  return once(mind, `blow ${attacker.id} ${target.id}`, () =>
    valueAlone(mind.look, attacker, target, 'blow'),
  );
}

/** What one gains by getting at another, in points; 0: nothing. */
export function prospect(mind: Mind, attacker: Model, target: Model, from: 'charging' | 'beside'): number {
  const blow = blowAlone(mind, attacker, target);
  return Math.max(0, blow + (from === 'charging' ? chargeFright(mind, attacker, target) : 0));
}

/** What a model stands to lose at a place before its next turn, in points. */
export function dangerAt(mind: Mind, model: Model, at: Spot): number {
  const losses: number[] = [];
  for (const foe of foesOf(mind, model)) {
    const actions = actionsToStrike(mind, foe, foe, at, model.radius);
    const struck =
      actions > 3
        ? 0
        : likely(mind, foe, actions) * prospect(mind, foe, model, actions > 1 ? 'charging' : 'beside');
    const loss = Math.max(struck, UNSEEN * shotAt(mind, foe, model, at));
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

/** What a shot is still worth in the first, second and third band. */
const BANDS = [1, 0.7, 0.45];

/** FF-RNG-06: what one's gun may do to another between two places, whether he is seen or not, in points. */
export function shotBetween(mind: Mind, shooter: Model, from: Spot, target: Model, at: Spot): number {
  const range = once(mind, `range ${shooter.id}`, () => rangeOf(mind, shooter));
  if (range === 0) return 0;
  const band = Math.ceil((apart(from, at) - shooter.radius - target.radius) / range);
  if (band > BANDS.length) return 0;
  const near = once(mind, `shot ${shooter.id} ${target.id}`, () =>
    valueAlone(mind.look, shooter, target, 'shot'),
  );
  return near <= 0 ? 0 : near * BANDS[Math.max(0, band - 1)]!;
}

function shotAt(mind: Mind, foe: Model, model: Model, at: Spot): number {
  const shot = shotBetween(mind, foe, foe, model, at);
  return shot === 0 ? 0 : shot * likely(mind, foe, 1);
}

function rangeOf({ look }: Mind, model: Model): number {
  return gunsOf(look, model).reduce((most, arm) => Math.max(most, LENGTH[gunOf(arm).range]), 0);
}
