import { bodyAt } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { distanceBetween } from '../measuring.ts';
import { wayTowards } from './way-towards.ts';

/** How far from its target a Move of so many inches would leave it. */
export function leftAfterMove(look: Look, mover: Figure, target: Figure, inches: number): number {
  const way = wayTowards(look, mover, { body: target, within: 0 }, inches);
  return distanceBetween(bodyAt(way?.end ?? mover, mover), target);
}
