import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups = [
  { id: 'aims-and-endings', chapters: ['SB-SCN', 'SB-RAND'] },
  { id: 'mustering', chapters: ['SB-UNIT', 'SB-SOL', 'SB-EQ'] },
  { id: 'turns-and-orders', chapters: ['SB-TURN', 'SB-ACT', 'SB-END'] },
  { id: 'moving', chapters: ['SB-MOV', 'SB-CAV'] },
  { id: 'shooting', chapters: ['SB-SHT'] },
  { id: 'hand-to-hand', chapters: ['SB-MEL', 'SB-CRIT'] },
  { id: 'monsters', chapters: ['SB-MON', 'SB-MONA'] },
  { id: 'events-and-encounters', chapters: ['SB-EVT', 'SB-ENC', 'SB-FATE'] },
  { id: 'attributes', chapters: ['SB-ATT'] },
  { id: 'alone-or-side-by-side', chapters: ['SB-SOLO', 'SB-COOP'] },
  { id: 'between-two-games', chapters: ['SB-CAMP'] },
] as const satisfies readonly OptionGroup[];

export type OptionGroupId = (typeof optionGroups)[number]['id'];
