/** What the books list, for whoever shows it: data only, no rules. */
export { ITEMS } from '../data/armoury/armoury.ts';
export { GENERAL_ARMOURY } from '../data/armoury/general.ts';
export type { Damage, Item } from '../data/armoury/item.ts';
export { SPECIAL_ARMOURY } from '../data/armoury/special.ts';
export type { AttributeEntry } from '../data/attribute.ts';
export { parseAttribute } from '../data/attribute-text.ts';
export { ATTRIBUTES } from '../data/attributes.ts';
export { DAMAGE_TYPES } from '../data/damage-types.ts';
export { FORMS } from '../data/forms.ts';
export { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
export type { MonsterType } from '../data/monsters/monster.ts';
export { NATIONS, STAND_INS } from '../data/nations.ts';
export { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
export { SOLDIER_TYPES, type SoldierType } from '../data/soldiers.ts';
export type { Stats } from '../data/stats.ts';
export { ENCOUNTERS, TERROR_ROWS } from '../data/tables.ts';
export type { Scenario } from '../scenario/format/scenario.ts';
export { documents as SCENARIOS } from '../scenarios/documents.ts';
export { RULE_BRIEFS } from '../words/en/library/briefs.ts';
export {
  ATTRIBUTE_MEANINGS,
  BEHAVIOUR_MEANINGS,
  DAMAGE_TYPE_MEANINGS,
  ITEM_MEANINGS,
  TERROR_MEANINGS,
} from '../words/en/library/meanings.ts';
export { MONSTER_PORTRAITS, SOLDIER_PORTRAITS } from '../words/en/library/portraits.ts';
