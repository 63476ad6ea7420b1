import type { Look } from '../../game.ts';
import { friends, isActive, isClimbing } from '../../models.ts';
import { mayAttack } from '../../rules/actions/may-attack.ts';
import { volleyOf } from '../../rules/actions/shoot.ts';
import type { Attack } from '../../rules/combat/attack.ts';
import { isEngaged } from '../../rules/combat/engaged.ts';
import { firesOf, gunOf, gunsOf } from '../../rules/shooting/guns.ts';
import { allowedShots } from '../../rules/shooting/targets.ts';
import type { Model } from '../../state.ts';
import { attackWorth } from './harm.ts';

/** How much worse it is to hit a friend than it is good to hit an enemy. */
const REMORSE = 1.3;

/** What one pull of the trigger promises: friends in the way count against it. */
export function volleyWorth(look: Look, volley: readonly Attack[]): number {
  let sum = 0;
  for (const shot of volley) {
    const value = attackWorth(look, shot);
    sum += friends(shot.attacker!, shot.target) ? -REMORSE * value : value;
  }
  return sum;
}

const OFFERS = {
  single: { plain: 'shoot', aimed: 'aimed-shot' },
  burst: { plain: 'burst', aimed: 'aimed-burst' },
} as const;

/** The best shot with one action, or aimed with two; 0: there is none. */
export function bestShot(look: Look, shooter: Model, care: 'plain' | 'aimed'): number {
  if (isClimbing(shooter) || !isActive(shooter)) return 0;
  const guns = gunsOf(look, shooter).filter(({ weapon }) => mayAttack(look, shooter, weapon));
  if (guns.length === 0 || isEngaged(look, shooter)) return 0;
  let best = 0;
  for (const arm of guns)
    for (const how of firesOf(gunOf(arm)))
      for (const { target } of allowedShots(look, shooter, arm, how)) {
        const offer = { id: '', action: OFFERS[how][care], cost: 1, target: target.id, weapon: arm.weapon };
        best = Math.max(best, volleyWorth(look, volleyOf(look, shooter, offer).volley));
      }
  return best;
}
