import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups: readonly OptionGroup[] = [
  { title: 'Aims and endings', chapters: ['SB-SCN', 'SB-RAND'] },
  { title: 'Mustering', chapters: ['SB-UNIT', 'SB-SOL', 'SB-EQ'] },
  { title: 'Turns and orders', chapters: ['SB-TURN', 'SB-ACT', 'SB-END'] },
  { title: 'Moving', chapters: ['SB-MOV', 'SB-CAV'] },
  { title: 'Shooting', chapters: ['SB-SHT'] },
  { title: 'Hand to hand', chapters: ['SB-MEL', 'SB-CRIT'] },
  { title: 'Monsters', chapters: ['SB-MON', 'SB-MONA'] },
  { title: 'Events and encounters', chapters: ['SB-EVT', 'SB-ENC', 'SB-FATE'] },
  { title: 'Attributes', chapters: ['SB-ATT'] },
  { title: 'Alone or side by side', chapters: ['SB-SOLO', 'SB-COOP'] },
  { title: 'Between two games', chapters: ['SB-CAMP'] },
];
