import type { Look } from '../../game.ts';
import { friends, isActive, isClimbing, isTransfixed } from '../../models.ts';
import { mayAttack } from '../../rules/actions/may-attack.ts';
import type { Attack } from '../../rules/combat/attack.ts';
import { isEngaged } from '../../rules/combat/engaged.ts';
import { type Fire, firesOf, gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import { allowedShots } from '../../rules/shooting/targets.ts';
import { volleyAt } from '../../rules/shooting/volley.ts';
import type { Arm, Model } from '../../state.ts';
import { valueOf } from './harm.ts';

const AIMED = [{ by: 'aimed', rule: 'FF-ACT-11', value: -1 }] as const;

/** What one pull of the trigger promises: friends in the way count against it. */
export function volleyValue(look: Look, shot: Attack, arm: Arm, how: Fire, aimed: boolean): number {
  const shooter = shot.attacker!;
  let sum = 0;
  for (const [i, one] of volleyAt(look, shot, arm, how).entries()) {
    const attack = i === 0 && aimed ? { ...one, careful: true, extraOnTarget: AIMED } : one;
    const value = valueOf(look, attack);
    sum += friends(shooter, one.target) ? -1.3 * value : value;
  }
  return sum;
}

/** The best shot with one action, or aimed with two; 0: there is none. */
export function bestShot(look: Look, shooter: Model, aimed: boolean): number {
  if (isTransfixed(shooter) || isClimbing(shooter) || !isActive(shooter) || isEngaged(look, shooter)) return 0;
  let best = 0;
  for (const arm of gunsOf(look, shooter)) {
    if (!mayAttack(look, shooter, arm.weapon)) continue;
    for (const how of firesOf(gunOf(arm)))
      for (const shot of allowedShots(look, shooter, arm, how))
        best = Math.max(best, volleyValue(look, shot, arm, how, aimed));
  }
  return best;
}
