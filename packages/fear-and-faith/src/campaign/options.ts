import type { OptionTable, OptionValues } from '@vedette/engine';
import { type FaithOptions, options as playOptions } from '../options.ts';
import { INFECTIONS, type Infection } from '../state.ts';

/** Switches of campaigns alone; those of the play rules are agreed on for all games of a campaign at once. */
const CAMPAIGN = {
  'infection-by-mummies': { kind: 'switch', default: true, rule: 'FF-CAMP-07' },
  'infection-by-vampires': { kind: 'switch', default: true, rule: 'FF-CAMP-07' },
  'infection-by-werewolves': { kind: 'switch', default: true, rule: 'FF-CAMP-07' },
  'infection-by-zombies': { kind: 'switch', default: true, rule: 'FF-CAMP-07' },
} as const satisfies OptionTable;

export const campaignOptions = { ...playOptions, ...CAMPAIGN } as const satisfies OptionTable;

/** The options of a campaign, all filled in. */
export type CampaignOptions = FaithOptions & OptionValues<typeof CAMPAIGN>;

const SWITCH: Readonly<Record<Infection, keyof typeof CAMPAIGN>> = {
  mummy: 'infection-by-mummies',
  vampire: 'infection-by-vampires',
  werewolf: 'infection-by-werewolves',
  zombie: 'infection-by-zombies',
};

/** FF-CAMP-07: which types infect. */
export function infectionsIn(options: CampaignOptions): Infection[] {
  return INFECTIONS.filter((type) => options[SWITCH[type]]);
}

/** Those among them that a match knows. */
export function playOptionsOf(options: CampaignOptions): FaithOptions {
  const entries = Object.keys(playOptions).map((key) => [key, options[key as keyof FaithOptions]]);
  return Object.fromEntries(entries) as FaithOptions;
}
