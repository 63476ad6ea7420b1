import { optionGroups } from '../../../words/en/option-groups.ts';
import { refusals } from '../../../words/en/refusals/index.ts';
import { options } from './options.ts';

/** Everything that a campaign says, in English. */
export const en = {
  title: 'The Silver Bayonet: campaign',
  refusals,
  options,
  optionGroups,
};
