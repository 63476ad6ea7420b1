import { engineWords } from '@vedette/engine';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Bayonet Point',
  refusals: engineWords.en.refusals,
  options,
  optionGroups,
};
