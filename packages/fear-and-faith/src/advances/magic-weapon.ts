import type { RuleText } from '../data/rule-text.ts';
import { usualHand } from '../muster/arms.ts';
import type { Gift } from './gift.ts';

const ID = 'magic-weapon';

/** FF-CAMP-26 */
export const magicWeapon: Gift = {
  id: ID,
  rule: 'FF-CAMP-26',
  give({ rules, weapons }) {
    if (rules.includes(ID)) return {};
    const carried = [...weapons, ID] as const;
    const known: readonly RuleText[] = [...rules, ID];
    return { rules: [...known].sort(), weapons: carried, hand: usualHand(carried) };
  },
};
