import type { WeaponId } from '../../data/weapons/weapons.ts';

/** What a model strikes with: a weapon of its own in hand, or what it always has. */
export interface Striking {
  readonly weapon: WeaponId;
  readonly silver: boolean;
  readonly wooden: boolean;
  /** FF-HTH-21 */
  readonly familiar: boolean;
}
