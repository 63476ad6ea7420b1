import type { Refusal } from '@vedette/engine';
import { LENGTH } from '../../data/sticks.ts';
import { RANGE_BANDS } from '../../data/weapons/ranged.ts';
import type { Look } from '../../game.ts';
import { isClimbing, isTransfixed } from '../../models.ts';
import { refusal } from '../../refusal.ts';
import type { Arm, Model } from '../../state.ts';
import { mayAttack } from '../actions/may-attack.ts';
import { isEngaged } from '../combat/engaged.ts';
import { carriedGuns, gunOf, rangeOf } from './guns.ts';
import { bandOf } from './range.ts';
import { allowedShots, isShielded, plainShot } from './targets.ts';

/** FF-RNG-05, -09, -20, FF-ACT-10, -13: why this model can shoot at nobody; null: it has a weapon that it may fire, or none at all. */
export function whyNoShooting(look: Look, model: Model): Refusal | null {
  const guns = carriedGuns(look, model);
  if (guns.length === 0) return null;
  if (isTransfixed(model) || isClimbing(model)) return refusal('shot.held', 'FF-RNG-09');
  if (isEngaged(look, model)) return refusal('shot.engaged', 'FF-RNG-09');
  const problems = guns.map((arm) => weaponProblem(look, model, arm));
  return problems.includes(null) ? null : problems[0]!;
}

function weaponProblem(look: Look, model: Model, arm: Arm): Refusal | null {
  if (!mayAttack(look, model, arm.weapon)) return refusal('attack.spent', 'FF-ACT-10');
  if (arm.fault === 'mend') return refusal('shot.jammed', 'FF-RNG-20');
  if (arm.fault === 'lost') return refusal('shot.useless', 'FF-RNG-20');
  return arm.loaded ? null : refusal('shot.unloaded', 'FF-RNG-05');
}

/** FF-RNG-01, -07 to -09: why this one may not be shot at with this weapon; null: it may. */
export function whyNotAt(look: Look, shooter: Model, target: Model, arm: Arm): Refusal | null {
  const stick = rangeOf(gunOf(arm), 'single');
  if (target.conditions.apparentlyDead !== undefined) return refusal('shot.lies-dead', 'FF-SPEC-24');
  if (bandOf(look, shooter, target, stick) === null)
    return refusal('shot.too-far', 'FF-RNG-01', { reach: RANGE_BANDS * LENGTH[stick] });
  if (plainShot(look, shooter, target, arm, 'single') === null) return refusal('shot.unseen', 'FF-RNG-07');
  if (isShielded(look, shooter, target)) return refusal('shot.among-friends', 'FF-RNG-09');
  if (!look.modify('canBeTargeted', target, true, { by: shooter, with: 'shot' }))
    return refusal('shot.untouchable', 'FF-RNG-08');
  const allowed = allowedShots(look, shooter, arm, 'single').some((shot) => shot.target === target);
  return allowed ? null : refusal('shot.closer', 'FF-RNG-08');
}
