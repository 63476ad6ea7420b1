/** What the rules list, for whoever shows it: data only, no rules. */
export { CLASSES, type TroopClass } from '../data/classes.ts';
export { DISTANCES } from '../data/distances.ts';
export { TROOP_TYPES, type TroopType } from '../data/troops.ts';
export { FIREARMS, type Firearm, MELEE_WEAPONS, type MeleeWeapon } from '../data/weapons.ts';
export type { Scenario } from '../scenario/format/scenario.ts';
export { documents as SCENARIOS } from '../scenarios/documents.ts';
export { RULE_BRIEFS } from '../words/en/library/briefs.ts';
export { CLASS_PORTRAITS, TROOP_PORTRAITS, WEAPON_MEANINGS } from '../words/en/library/portraits.ts';
