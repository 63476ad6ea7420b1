import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';

/** Everything that the game says, in English. */
export const en = {
  title: 'Bayonet Point',
  refusals,
  options,
  optionGroups,
};
