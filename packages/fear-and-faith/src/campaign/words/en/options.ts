import type { OptionWordsOf } from '@vedette/engine';
import { options as play } from '../../../words/en/options.ts';
import type { campaignOptions } from '../../options.ts';

export const options: OptionWordsOf<typeof campaignOptions> = {
  ...play,
  'infection-by-mummies': { title: 'Whoever a mummy knocks down may be cursed by it' },
  'infection-by-vampires': { title: 'Whoever a vampire knocks down may become one' },
  'infection-by-werewolves': { title: 'Whoever a werewolf knocks down may become one' },
  'infection-by-zombies': { title: 'Whoever a zombie knocks down may become one' },
};
