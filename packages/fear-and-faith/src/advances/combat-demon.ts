import { ADVANCE_NUMBERS } from '../data/advances.ts';
import type { Gift } from './gift.ts';

const { gains, most } = ADVANCE_NUMBERS.combatDemon;

/** FF-CAMP-31: one better in combat, six at most; its points stay what they are. */
export const combatDemon: Gift = {
  id: 'combat-demon',
  rule: 'FF-CAMP-31',
  give: ({ combat }) => ({ combat: Math.max(combat, Math.min(most, combat + gains)) }),
};
