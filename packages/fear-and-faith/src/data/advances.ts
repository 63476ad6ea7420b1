import { finder } from '@vedette/engine';

export const ADVANCE_IDS = [
  'act-of-heroism',
  'angelic-help',
  'blitzkrieg',
  'blood-demon',
  'break-curse',
  'clouds-of-evil',
  'combat-demon',
  'combat-masters',
  'corruption',
  'courageous',
  'dirty-tricks',
  'like-the-back-of-my-hand',
  'magic-weapon',
  'perfect-aim',
  'psychic-vampirism',
  'retaining-the-initiative',
  'secret-weapon',
  'strategical-bonus',
  'unpredictable',
  'unshakable-faith',
  'zombie-horde',
] as const;
export type AdvanceId = (typeof ADVANCE_IDS)[number];

/** FF-CAMP-12 to -33: what a party buys between games. */
export interface Advance {
  readonly id: AdvanceId;
  readonly title: string;
  readonly rule: string;
  /** Whose it is; generic: anybody's. */
  readonly group: 'generic' | 'good' | 'evil';
  /** How often a party may buy it; null: as often as it likes. */
  readonly most: number | null;
  readonly use: 'always' | 'between-games' | 'each-once-a-game' | 'on-a-model' | 'once-a-game';
}

type Row = Omit<Advance, 'id'>;

const row = (
  title: string,
  rule: string,
  group: Advance['group'],
  most: number | null,
  use: Advance['use'],
): Row => ({ title, rule, group, most, use });

const ROWS: Readonly<Record<AdvanceId, Row>> = {
  'combat-masters': row('Combat Masters', 'FF-CAMP-13', 'generic', 3, 'each-once-a-game'),
  courageous: row('Courageous', 'FF-CAMP-14', 'generic', 1, 'once-a-game'),
  'dirty-tricks': row('Dirty Tricks', 'FF-CAMP-15', 'generic', 1, 'once-a-game'),
  'like-the-back-of-my-hand': row('Like the Back of my Hand', 'FF-CAMP-16', 'generic', 1, 'once-a-game'),
  'retaining-the-initiative': row('Retaining the Initiative', 'FF-CAMP-17', 'generic', 1, 'once-a-game'),
  'strategical-bonus': row('Strategical Bonus', 'FF-CAMP-18', 'generic', 1, 'always'),
  unpredictable: row('Unpredictable', 'FF-CAMP-19', 'generic', 1, 'once-a-game'),
  blitzkrieg: row('Blitzkrieg', 'FF-CAMP-20', 'generic', 1, 'always'),
  'act-of-heroism': row('Act of Heroism', 'FF-CAMP-21', 'good', null, 'each-once-a-game'),
  'angelic-help': row('Angelic Help', 'FF-CAMP-22', 'good', 1, 'once-a-game'),
  'break-curse': row('Break Curse', 'FF-CAMP-23', 'good', null, 'between-games'),
  'perfect-aim': row('Perfect Aim', 'FF-CAMP-24', 'good', null, 'each-once-a-game'),
  'secret-weapon': row('Secret Weapon', 'FF-CAMP-25', 'good', null, 'each-once-a-game'),
  'magic-weapon': row('Magic Weapon', 'FF-CAMP-26', 'good', null, 'on-a-model'),
  'unshakable-faith': row('Unshakable Faith', 'FF-CAMP-27', 'good', 1, 'once-a-game'),
  'psychic-vampirism': row('Psychic Vampirism', 'FF-CAMP-28', 'evil', 1, 'always'),
  'blood-demon': row('Blood Demon', 'FF-CAMP-29', 'evil', 1, 'always'),
  'clouds-of-evil': row('Clouds of Evil', 'FF-CAMP-30', 'evil', 1, 'once-a-game'),
  'combat-demon': row('Combat Demon', 'FF-CAMP-31', 'evil', null, 'on-a-model'),
  corruption: row('Corruption', 'FF-CAMP-32', 'evil', 1, 'once-a-game'),
  'zombie-horde': row('Zombie Horde', 'FF-CAMP-33', 'evil', 3, 'always'),
};

export const ADVANCES: readonly Advance[] = ADVANCE_IDS.map((id) => ({ id, ...ROWS[id] }));

export function isAdvance(id: string): id is AdvanceId {
  return ADVANCE_IDS.some((one) => one === id);
}

export const advance = finder('advance', ADVANCES);

/** FF-CAMP-25: what a secret weapon turns out to be. */
export const SECRET_WEAPONS = [
  'silver-bullet',
  'silver-knife',
  'stake',
  'grenade',
  'garlic-ban-vampires',
  'holy-water',
] as const;
export type SecretWeapon = (typeof SECRET_WEAPONS)[number];

/** FF-CAMP-13, -29, -31, -33: their numbers. */
export const ADVANCE_NUMBERS = {
  combatMasters: 2,
  bloodDemon: 5,
  combatDemon: { gains: 1, most: 6 },
  zombieHorde: 5,
  strategicalBonus: 1,
  blitzkrieg: 1,
  corruption: { dice: 3, failures: 3 },
} as const;
