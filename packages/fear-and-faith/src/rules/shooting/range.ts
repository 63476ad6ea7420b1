import { LENGTH, type Stick } from '../../data/sticks.ts';
import { RANGE_BANDS } from '../../data/weapons/ranged.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';

/** FF-RNG-01: which band of this stick a target is in, 1 to 3; null: out of range. */
export function bandOf(
  look: Look,
  shooter: Model,
  target: Model,
  stick: Stick,
): Exclude<Attack['band'], 0> | null {
  for (const band of [1, 2, 3] as const)
    if (band <= RANGE_BANDS && look.table.inRange(shooter, target, band * LENGTH[stick])) return band;
  return null;
}
