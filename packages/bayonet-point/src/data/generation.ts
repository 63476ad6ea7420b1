import type { Faces } from './classes.ts';
import type { TroopTypeId } from './troops.ts';

interface Arms {
  readonly faces: Faces;
  readonly type: TroopTypeId;
  readonly weapons: readonly string[];
  /** BP-ARMY-06: for an army that had no lancers. */
  readonly withoutLancers: readonly string[];
}

function arms(faces: Faces, type: TroopTypeId, weapons: readonly string[], withoutLancers = weapons): Arms {
  return { faces, type, weapons, withoutLancers };
}

/** BP-ARMY-03: added to the die. */
export const FIGURES_BEYOND_DIE = 3;

/** BP-ARMY-04, D6. */
export const INFANTRY_ARMS: readonly Arms[] = [
  arms([1, 1], 'infantry', ['pike']),
  arms([2, 3], 'infantry', ['rifle']),
  arms([4, 6], 'infantry', ['musket']),
];

/** BP-ARMY-06, D6. */
export const CAVALRY_ARMS: readonly Arms[] = [
  arms([1, 2], 'light-cavalry', ['lance', 'carbine'], ['sword', 'carbine']),
  arms([3, 4], 'light-cavalry', ['sword', 'carbine']),
  arms([5, 6], 'heavy-cavalry', ['sword', 'carbine']),
];

/** BP-ARMY-05 */
export const LEADER_EXTRAS = ['pistol', 'sword'] as const;
/** BP-UNIT-02 */
export const SMALLEST_UNIT = 4;
/** BP-DIG-14: a leader for every so many figures. */
export const FIGURES_PER_LEADER = 8;
