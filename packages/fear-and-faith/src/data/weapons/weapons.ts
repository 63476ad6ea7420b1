import { finder } from '@vedette/engine';
import { BLAST_WEAPONS, type BlastId, type BlastWeapon } from './blasts.ts';
import { CLOSE_WEAPONS, type CloseId, type CloseWeapon } from './close.ts';
import { RANGED_WEAPONS, type RangedId, type RangedWeapon } from './ranged.ts';

export type WeaponId = BlastId | CloseId | RangedId;
export type Weapon = BlastWeapon | CloseWeapon | RangedWeapon;

export const WEAPONS: readonly Weapon[] = [...CLOSE_WEAPONS, ...RANGED_WEAPONS, ...BLAST_WEAPONS];

export const weapon = finder('weapon', WEAPONS);
export const closeWeapon = finder('weapon for hand-to-hand', CLOSE_WEAPONS);
export const rangedWeapon = finder('ranged weapon', RANGED_WEAPONS);
export const blastWeapon = finder('weapon that bursts', BLAST_WEAPONS);

/** FF-ACT-13: a two-handed thing, or two that need one each. */
export const HANDS = 2;
