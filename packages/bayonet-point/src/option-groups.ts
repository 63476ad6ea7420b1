import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups: readonly OptionGroup[] = [
  { title: 'Aims and endings', chapters: ['BP-SCN'] },
  { title: 'Mustering', chapters: ['BP-UNIT', 'BP-ARMY'] },
  { title: 'Turns and orders', chapters: ['BP-SEQ', 'BP-ACT'] },
  { title: 'Moving', chapters: ['BP-MOV', 'BP-CAV', 'BP-CHG'] },
  { title: 'Seeing', chapters: ['BP-VIS'] },
  { title: 'Shooting', chapters: ['BP-SHT', 'BP-HIT'] },
  { title: 'Hand to hand', chapters: ['BP-MEL'] },
  { title: 'Nerve', chapters: ['BP-MOR'] },
];
