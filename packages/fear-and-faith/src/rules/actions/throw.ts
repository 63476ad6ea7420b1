import { ACTION_COSTS } from '../../data/actions.ts';
import type { BlastWeapon } from '../../data/weapons/blasts.ts';
import { weapon as weaponOf } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { countTurn, isClimbing, isTransfixed, thisTurn } from '../../models.ts';
import type { Model, TurnCount } from '../../state.ts';
import { hurl } from '../blast/throw.ts';
import { isEngaged } from '../combat/engaged.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { offer } from './offer.ts';

/** FF-RNG-23: both actions in the same activation. */
const PRIMED = {
  grenade: 'primed-grenade',
  'sun-grenade': 'primed-sun-grenade',
} as const satisfies Record<string, TurnCount>;

function isPrimed(model: Model, { id, prime }: BlastWeapon): boolean {
  return prime === 0 || (id !== 'holy-water-vial' && thisTurn(model, PRIMED[id]) > 0);
}

/** FF-RNG-23, FF-RNG-28: what there is to throw; nobody does who is in a fight, held or hanging on a wall. */
function throwables(look: Look, model: Model): readonly BlastWeapon[] {
  if (isTransfixed(model) || isClimbing(model) || model.conditions.immaterial !== undefined) return [];
  const blasts = model.arms.map(({ weapon }) => weaponOf(weapon)).filter((weapon) => weapon.kind === 'blast');
  return blasts.length === 0 || isEngaged(look, model) || !mayAttack(look, model, null) ? [] : blasts;
}

/** FF-RNG-23 */
export const prime: ActionKind = {
  id: 'prime',
  rule: 'FF-RNG-23',
  takesMind: true,
  offers: (look, model, left) =>
    left < ACTION_COSTS['prime-grenade'] + ACTION_COSTS['throw-grenade']
      ? []
      : throwables(look, model)
          .filter((weapon) => !isPrimed(model, weapon))
          .map(({ id }) => offer('prime', ACTION_COSTS['prime-grenade'], { weapon: id })),
  perform(_cx, model, { weapon }) {
    countTurn(model, PRIMED[weapon as keyof typeof PRIMED]);
  },
};

/** FF-RNG-23, FF-RNG-26, FF-RNG-27 */
export const throwIt: ActionKind = {
  id: 'throw',
  rule: 'FF-RNG-23',
  takesMind: true,
  offers: (look, model) =>
    throwables(look, model)
      .filter((weapon) => isPrimed(model, weapon))
      .map(({ id }) => offer('throw', ACTION_COSTS['throw-grenade'], { weapon: id })),
  perform(cx, model, { weapon }) {
    countTurn(model, 'attacks');
    hurl(cx, model, weaponOf(weapon!) as BlastWeapon);
  },
};
