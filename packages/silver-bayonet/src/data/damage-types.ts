/** SB-EQ-28. A scenario may invent more (SB-ATT-09), so a type is any word. */
export type DamageType = string;

export const DAMAGE_TYPES: readonly DamageType[] = [
  'blessed',
  'cold-iron',
  'enchanted',
  'fire',
  'salt',
  'silver',
];
