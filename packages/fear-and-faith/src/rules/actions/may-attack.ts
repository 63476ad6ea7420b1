import type { WeaponId } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-ACT-10: what the option lets shoot once for every action. */
const QUICK: readonly WeaponId[] = [
  'pistol',
  'machine-pistol',
  'semi-automatic-rifle',
  'assault-rifle',
  'sub-machine-gun',
];

/** FF-ACT-10: one attack a turn, hand-to-hand, shot, throw, blast or attack spell; with what, where that is a weapon. */
export function mayAttack({ s }: Look, model: Model, weapon: WeaponId | null): boolean {
  if (thisTurn(model, 'attacks') === 0) return true;
  if (!s.options['multi-shot-firearms'] || weapon === null || !QUICK.includes(weapon)) return false;
  // Shots may be repeated, but not added to a blow or a spell.
  return thisTurn(model, 'fired') === thisTurn(model, 'attacks');
}
