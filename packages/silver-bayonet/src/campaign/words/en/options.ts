import type { OptionWordsOf } from '@vedette/engine';
import { options as play } from '../../../words/en/options.ts';
import type { campaignOptions } from '../../options.ts';

export const options: OptionWordsOf<typeof campaignOptions> = {
  ...play,
  'campaign-goal': { title: 'Power Rank that wins the campaign; 0: none does' },
  'differential-21': {
    title: 'A differential of 21 counts with the row below, or the row above',
    values: { low: 'low', high: 'high' },
  },
  'differential-30': {
    title: 'A differential of 30 counts with the last row, or the one before',
    values: { high: 'high', low: 'low' },
  },
  'high-tier-attributes': {
    title: 'From tier 6 on new attributes are those of Officers, or any soldier’s',
    values: { 'officer-list': 'officer list', any: 'any' },
  },
  'injury-subtable-reroll': { title: 'Left-over Fate Dice may also reroll the kind of a Permanent Injury' },
  'power-differential': { title: 'The lower-ranked unit gets Fate Dice and experience for its trouble' },
  'random-no-repeat': { title: 'A rolled scenario does not come again before all have been played' },
  'reequip-special': { title: 'Whoever equips anew chooses Special Armoury items anew, too' },
};
