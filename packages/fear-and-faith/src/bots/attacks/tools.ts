import type { WeaponId } from '../../data/weapons/weapons.ts';
import type { Model } from '../../state.ts';
import { apart, foesOf, type Mind } from '../mind.ts';
import { valueAlone } from './harm.ts';

/** Beyond this nobody need be ready yet. */
const NEAR = 260;
const MANNERS = ['blow', 'powerful', 'shot'] as const;

/**
 * FF-ACT-13, FF-HTH-05: what another weapon in hand would add to the best that can be done to those who are near, in
 * points: a stake for the vampire, silver for the wolf, the hammer for the walking dead.
 */
export function drawnFor(mind: Mind, model: Model, weapon: WeaponId): number {
  const foes = foesOf(mind, model).filter((foe) => apart(foe, model) <= NEAR);
  if (foes.length === 0) return -1;
  const best = (armed: Model) => {
    let most = 0;
    for (const foe of foes)
      for (const manner of MANNERS) most = Math.max(most, valueAlone(mind.look, armed, foe, manner));
    return most;
  };
  const arms = model.arms.map((arm) => ({ ...arm, inHand: arm.weapon === weapon }));
  return best({ ...model, arms }) - best(model);
}
