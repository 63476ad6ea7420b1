import type { Stick } from './sticks.ts';

export type Power = 1 | 2 | 3;

/** FF-MAG-07 */
export const SPELL_RANGE: Readonly<Record<Power, Stick>> = { 1: 'short', 2: 'medium', 3: 'long' };

export const MAGIC_USERS = ['demonologist', 'necromancer', 'warlock', 'witch'] as const;
export type MagicUser = (typeof MAGIC_USERS)[number];

export type Spell = 'attack' | 'curse' | 'raise' | 'scare' | 'summon' | 'transfix';

/** FF-MAG-03 */
export const MISHAPS: Readonly<
  Record<MagicUser, 'collapse' | 'cursed' | 'hostile-demon' | 'no-more-spells'>
> = {
  demonologist: 'hostile-demon',
  necromancer: 'collapse',
  warlock: 'no-more-spells',
  witch: 'cursed',
};

/** FF-SPEC-15: points of what can be summoned, by power; null: any. */
export const SUMMON_POINTS: Readonly<Record<Power, number | null>> = { 1: 35, 2: 100, 3: null };
/** FF-MAG-04: the dearest that a mishap brings. */
export const MISHAP_POINTS = 120;

/** FF-PARTY-14: what a point set aside is worth. */
export const POOL_WORTH = 2;

/** FF-MAG-14: what a victim is worth, dearest first. */
export const SACRIFICE_BONUS = [
  { points: 50, bonus: 2 },
  { points: 30, bonus: 1 },
] as const;
