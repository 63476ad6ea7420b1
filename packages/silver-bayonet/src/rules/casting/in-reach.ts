import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { sees } from '../shooting/sight.ts';

/** SB-ATT-31, -39, -65. */
const WITHIN = 8;

/** Whom a caster can work on: itself, and whoever is near and in sight. */
export function inReach(look: Look, caster: Figure, target: Figure): boolean {
  if (target === caster) return true;
  return distanceBetween(caster, target) <= WITHIN && sees(look, caster, target).visible;
}
