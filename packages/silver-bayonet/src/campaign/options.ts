import type { OptionTable, OptionValues } from '@vedette/engine';
import { options as playOptions, type SilverBayonetOptions } from '../options.ts';

/** Switches of campaigns alone; those of the play rules are agreed on for all games of a campaign at once. */
const CAMPAIGN = {
  'campaign-goal': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 72,
    title: 'Power Rank that wins the campaign; 0: none does',
    rule: 'SB-CAMP-23',
  },
  'differential-21': {
    kind: 'choice',
    default: 'low',
    values: ['low', 'high'],
    title: 'A differential of 21 counts with the row below, or the row above',
    rule: 'SB-CAMP-25',
  },
  'differential-30': {
    kind: 'choice',
    default: 'high',
    values: ['high', 'low'],
    title: 'A differential of 30 counts with the last row, or the one before',
    rule: 'SB-CAMP-25',
  },
  'high-tier-attributes': {
    kind: 'choice',
    default: 'officer-list',
    values: ['officer-list', 'any'],
    title: 'From tier 6 on new attributes are those of Officers, or any soldier’s',
    rule: 'SB-CAMP-15',
  },
  'injury-subtable-reroll': {
    kind: 'switch',
    default: false,
    title: 'Left-over Fate Dice may also reroll the kind of a Permanent Injury',
    rule: 'SB-CAMP-03',
  },
  'power-differential': {
    kind: 'switch',
    default: false,
    title: 'The lower-ranked unit gets Fate Dice and experience for its trouble',
    rule: 'SB-CAMP-24',
  },
  'random-no-repeat': {
    kind: 'switch',
    default: true,
    title: 'A rolled scenario does not come again before all have been played',
    rule: 'SB-RAND-01',
  },
  'reequip-special': {
    kind: 'switch',
    default: true,
    title: 'Whoever equips anew chooses Special Armoury items anew, too',
    rule: 'SB-CAMP-20',
  },
} as const satisfies OptionTable;

export const campaignOptions = { ...playOptions, ...CAMPAIGN } as const satisfies OptionTable;

/** The options of a campaign, all filled in. */
export type CampaignOptions = SilverBayonetOptions & OptionValues<typeof CAMPAIGN>;

/** Those among them that a match knows. */
export function playOptionsOf(options: CampaignOptions): SilverBayonetOptions {
  const entries = Object.keys(playOptions).map((key) => [key, options[key as keyof SilverBayonetOptions]]);
  return Object.fromEntries(entries) as SilverBayonetOptions;
}
