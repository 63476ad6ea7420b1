import { combatDemon } from './combat-demon.ts';
import type { Gift } from './gift.ts';
import { magicWeapon } from './magic-weapon.ts';

/** FF-CAMP-12: advances that are tied to a model. */
export const GIFTS: readonly Gift[] = [combatDemon, magicWeapon];
