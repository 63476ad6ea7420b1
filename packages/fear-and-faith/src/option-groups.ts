import type { OptionGroup } from '@vedette/engine';

/** The options as players look for them, in the order of a game. */
export const optionGroups = [
  { id: 'parties', chapters: ['FF-PARTY', 'FF-GEN'] },
  { id: 'setting-up', chapters: ['FF-SET', 'FF-SCN'] },
  { id: 'activation', chapters: ['FF-ACT', 'FF-GRP'] },
  { id: 'moving', chapters: ['FF-MOV'] },
  { id: 'hand-to-hand', chapters: ['FF-HTH'] },
  { id: 'shooting', chapters: ['FF-RNG'] },
  { id: 'fear', chapters: ['FF-FEAR'] },
  { id: 'magic', chapters: ['FF-MAG', 'FF-SPEC', 'FF-CAMP'] },
] as const satisfies readonly OptionGroup[];

export type OptionGroupId = (typeof optionGroups)[number]['id'];
