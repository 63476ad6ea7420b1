import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';

/**
 * FF-MOV-04 step 4, FF-RNG-11: a target that is active and has not fled may react. The shot finds the charger at `at`;
 * if it is driven back or falls it is put there first, and the charge sees that it is not where it was.
 */
export function chargeReaction(_cx: FaithCx, _charger: Model, _target: Model, _at: Spot): void {}
