import { bodyAt } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { CONTACT } from './contact.ts';
import { BANK, watersOf } from './waters.ts';

/** SB-ATT-56.R1: whether something that lives in the water could touch a soldier, or lunge so far, from some place in it. */
export function getsAtFromWater(look: Look, swimmer: Figure, soldier: Figure, lunge: number): boolean {
  const reach = Math.max(CONTACT.tolerance + 2 * BANK, lunge);
  const { places } = watersOf(look.s.terrain, swimmer.radius + BANK);
  return places.some(([x, y]) => distanceBetween(bodyAt({ x, y, z: 0 }, swimmer), soldier) <= reach);
}
