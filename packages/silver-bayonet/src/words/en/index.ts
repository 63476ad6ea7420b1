import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { refusals } from './refusals/index.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'The Silver Bayonet',
  refusals,
  options,
  optionGroups,
};
