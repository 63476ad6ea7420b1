import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';

/** SB-ATT-31, -39, -65. */
const WITHIN = 8;

/** Whom a caster can work on: itself, and whoever is near and in sight. */
export function inReach(look: Look, caster: Figure, target: Figure): boolean {
  if (target === caster) return true;
  return look.table.inRange(caster, target, WITHIN) && look.table.sight(caster, target).visible;
}
