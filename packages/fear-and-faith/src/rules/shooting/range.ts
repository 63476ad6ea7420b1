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
  const long = LENGTH[stick];
  // Most are out of range.
  if (!look.table.inRange(shooter, target, RANGE_BANDS * long)) return null;
  for (let band = 1; band < RANGE_BANDS; band++)
    if (look.table.inRange(shooter, target, band * long)) return band as 1 | 2;
  return RANGE_BANDS;
}
