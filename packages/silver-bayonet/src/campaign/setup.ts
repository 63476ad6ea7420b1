import type { DiceState, MatchSetup, Refusal } from '@vedette/engine';
import type { Unit } from '../muster/unit.ts';
import { unitProblems } from '../muster/unit-problems.ts';
import { say } from '../refusals.ts';
import type { SilverCampaign } from './game.ts';
import { playerFrom } from './members.ts';
import type { CampaignOptions } from './options.ts';
import type { CampaignState } from './state.ts';

/** SB-CAMP-01: a campaign starts with new units, legal under its options. */
export function campaignProblems({ seats, options }: MatchSetup<SilverCampaign>): readonly Refusal[] {
  return seats.flatMap(({ unit }, seat) => {
    const path = `/seats/${seat}/unit`;
    const said = say('campaign.not-new', { unit: unit.name });
    const old = hasPast(unit) ? [{ code: 'campaign.not-new', rule: 'SB-CAMP-01', path, ...said }] : [];
    return [...old, ...unitProblemsAt(unit, options as unknown as CampaignOptions, path)];
  });
}

function hasPast({ officer, soldiers, fate }: Unit): boolean {
  return fate !== undefined || [officer, ...soldiers].some(({ record }) => record !== undefined);
}

export function unitProblemsAt(unit: Unit, options: CampaignOptions, path: string): readonly Refusal[] {
  return unitProblems(unit, options).map((found) => ({ ...found, path: `${path}${found.path ?? ''}` }));
}

export function begin(
  { scenario, seats, options }: MatchSetup<SilverCampaign>,
  dice: DiceState,
): CampaignState {
  return {
    ruleset: 'silver-bayonet-campaign',
    seats: seats.length,
    dice,
    title: scenario.title,
    options: options as unknown as CampaignOptions,
    scenarios: scenario.scenarios,
    games: scenario.games,
    players: seats.map(({ name, unit }, seat) => playerFrom(name, unit, seat)),
    game: null,
    history: [],
    departed: [],
    ended: null,
  };
}
