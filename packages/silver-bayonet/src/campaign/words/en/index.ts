import { engineWords } from '@vedette/engine';
import { optionGroups } from '../../../words/en/option-groups.ts';
import { options } from './options.ts';

/** Everything that a campaign says, in English. */
export const en = {
  title: 'The Silver Bayonet: campaign',
  refusals: engineWords.en.refusals,
  options,
  optionGroups,
};
