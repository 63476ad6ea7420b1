import type { WeaponId } from '../../data/weapons/weapons.ts';
import { isEngaged } from '../../rules/combat/engaged.ts';
import type { Model } from '../../state.ts';
import { apart, foesOf, type Mind } from '../mind.ts';
import { valueAlone } from './harm.ts';

/** Beyond this nobody need be ready yet. */
const NEAR = 260;
/** FF-RNG-09: beside an enemy nobody shoots. */
const BESIDE = ['blow', 'powerful'] as const;
const MANNERS = [...BESIDE, 'shot'] as const;
/** What it is worth to change what is in hand for nothing, in points. */
const IDLE = -1;

/**
 * FF-ACT-13, FF-HTH-05: what another weapon in hand would add to the best that can be done to those who are near, in
 * points: a stake for the vampire, silver for the wolf, the hammer for the walking dead.
 */
export function drawnFor(mind: Mind, model: Model, weapon: WeaponId): number {
  const foes = foesOf(mind, model).filter((foe) => apart(foe, model) <= NEAR);
  if (foes.length === 0) return IDLE;
  const manners = isEngaged(mind.look, model) ? BESIDE : MANNERS;
  const best = (armed: Model) => {
    let most = 0;
    for (const foe of foes)
      for (const manner of manners) most = Math.max(most, valueAlone(mind.look, armed, foe, manner));
    return most;
  };
  const arms = model.arms.map((arm) => ({ ...arm, inHand: arm.weapon === weapon }));
  const gained = best({ ...model, arms }) - best(model);
  return gained > 0 ? gained : IDLE;
}
