import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups: readonly OptionGroup[] = [
  { title: 'Parties', chapters: ['FF-PARTY', 'FF-GEN'] },
  { title: 'Setting up and ending', chapters: ['FF-SET', 'FF-SCN'] },
  { title: 'Activation and groups', chapters: ['FF-ACT', 'FF-GRP'] },
  { title: 'Moving', chapters: ['FF-MOV'] },
  { title: 'Hand to hand', chapters: ['FF-HTH'] },
  { title: 'Shooting', chapters: ['FF-RNG'] },
  { title: 'Fear', chapters: ['FF-FEAR'] },
  { title: 'Magic and special rules', chapters: ['FF-MAG', 'FF-SPEC', 'FF-CAMP'] },
];
