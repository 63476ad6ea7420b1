import type { OptionTable, OptionValues } from '@vedette/engine';
import { options as playOptions, type SilverBayonetOptions } from '../options.ts';

/** Switches of campaigns alone; those of the play rules are agreed on for all games of a campaign at once. */
const CAMPAIGN = {
  'campaign-goal': {
    kind: 'number',
    default: 0,
    min: 0,
    max: 72,
    rule: 'SB-CAMP-23',
  },
  'differential-21': {
    kind: 'choice',
    default: 'low',
    values: ['low', 'high'],
    rule: 'SB-CAMP-25',
  },
  'differential-30': {
    kind: 'choice',
    default: 'high',
    values: ['high', 'low'],
    rule: 'SB-CAMP-25',
  },
  'high-tier-attributes': {
    kind: 'choice',
    default: 'officer-list',
    values: ['officer-list', 'any'],
    rule: 'SB-CAMP-15',
  },
  'injury-subtable-reroll': {
    kind: 'switch',
    default: false,
    rule: 'SB-CAMP-03',
  },
  'power-differential': {
    kind: 'switch',
    default: false,
    rule: 'SB-CAMP-24',
  },
  'random-no-repeat': {
    kind: 'switch',
    default: true,
    rule: 'SB-RAND-01',
  },
  'reequip-special': {
    kind: 'switch',
    default: true,
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
