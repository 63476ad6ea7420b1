import { withDefaults } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, options as playOptions } from '../options.ts';
import { type CampaignOptions, campaignOptions, playOptionsOf } from './options.ts';

/** Key, default and rule of the catalogue's options of campaigns; off is false, on is true, none is 0. */
const CATALOGUE = `
injury-subtable-reroll off SB-CAMP-03
high-tier-attributes officer-list SB-CAMP-15
reequip-special on SB-CAMP-20
campaign-goal 0 SB-CAMP-23
power-differential off SB-CAMP-24
differential-21 low SB-CAMP-25
differential-30 high SB-CAMP-25
random-no-repeat on SB-RAND-01`;

const word = (value: unknown) => (value === true ? 'on' : value === false ? 'off' : String(value));

describe('options of a campaign', () => {
  it('are those of the catalogue on top of those of play', () => {
    const own = Object.entries(campaignOptions).filter(([key]) => !Object.hasOwn(playOptions, key));
    const lines = own.map(([key, spec]) => `${key} ${word(spec.default)} ${spec.rule}`);
    expect(lines.sort()).toEqual(CATALOGUE.trim().split('\n').sort());
  });

  it('a match is told only those of play', () => {
    const filled = withDefaults(campaignOptions, { criticals: true }) as unknown as CampaignOptions;
    expect(playOptionsOf(filled)).toEqual({ ...DEFAULT_OPTIONS, criticals: true });
  });
});
