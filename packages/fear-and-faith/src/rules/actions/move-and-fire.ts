import { ACTION_COSTS } from '../../data/actions.ts';
import { countTurn } from '../../models.ts';
import { mayMove } from '../movement/may-move.ts';
import { fireOnTheMove } from '../movement/on-the-move.ts';
import { gunOf, gunsOf } from '../shooting/guns.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { offer } from './offer.ts';

/** FF-RNG-12: one action for a Move and a shot. */
export const moveAndFire: ActionKind = {
  id: 'move-and-fire',
  rule: 'FF-RNG-12',
  takesMind: true,
  offers(look, model) {
    const guns = gunsOf(look, model).filter(
      (arm) => gunOf(arm).moveAndFire && mayAttack(look, model, arm.weapon),
    );
    if (guns.length === 0 || !mayMove(look, model)) return [];
    return guns.map(({ weapon }) => offer('move-and-fire', ACTION_COSTS.move, { weapon }));
  },
  perform(cx, model, { weapon }) {
    countTurn(model, 'moves');
    fireOnTheMove(cx, model, gunsOf(cx, model).find((gun) => gun.weapon === weapon)!);
  },
};
