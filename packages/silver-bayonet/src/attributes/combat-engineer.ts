import type { Attribute } from '../game.ts';

/** SB-ATT-12: only scenarios ask for it. */
export const combatEngineer: Attribute = { id: 'combat-engineer', rule: 'SB-ATT-12', on: {} };
