import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups = [
  { id: 'aims-and-endings', chapters: ['BP-SCN'] },
  { id: 'mustering', chapters: ['BP-UNIT', 'BP-ARMY'] },
  { id: 'turns-and-orders', chapters: ['BP-SEQ', 'BP-ACT'] },
  { id: 'moving', chapters: ['BP-MOV', 'BP-CAV', 'BP-CHG'] },
  { id: 'seeing', chapters: ['BP-VIS'] },
  { id: 'shooting', chapters: ['BP-SHT', 'BP-HIT'] },
  { id: 'hand-to-hand', chapters: ['BP-MEL'] },
  { id: 'nerve', chapters: ['BP-MOR'] },
] as const satisfies readonly OptionGroup[];

export type OptionGroupId = (typeof optionGroups)[number]['id'];
