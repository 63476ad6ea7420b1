import type { Attribute } from '../game.ts';

/** SB-ATT-40: one special item more, when the unit is mustered; nothing in play. */
export const supernaturalVeteran: Attribute = { id: 'supernatural-veteran', rule: 'SB-ATT-40', on: {} };
