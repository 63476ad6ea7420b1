import {
  type DiceState,
  type DocumentSpec,
  optionProblems,
  type Refusal,
  withDefaults,
} from '@vedette/engine';
import { keyOf } from '../muster/party.ts';
import { foundings } from './founding.ts';
import { type CampaignOptions, campaignOptions, infectionsIn } from './options.ts';
import { type CampaignPosition, positionSchema } from './position-document.ts';
import { begin, partyProblemsAt } from './setup.ts';
import type { CampaignState } from './state.ts';

function filled(options: CampaignPosition['options']): CampaignOptions {
  return withDefaults(campaignOptions, options) as unknown as CampaignOptions;
}

/** FF-CAMP-06: what grew in a campaign is legal as such. */
function problems({ founding, seats, options }: CampaignPosition): readonly Refusal[] {
  const all = filled(options);
  const campaign = { infections: infectionsIn(all) };
  return [
    ...optionProblems(campaignOptions, options),
    ...foundings.problems(founding).map((found) => ({ ...found, path: `/founding${found.path ?? ''}` })),
    ...seats.flatMap(({ unit }, i) => partyProblemsAt({ ...unit, campaign }, all, `/seats/${i}/unit`)),
  ];
}

function arrange({ founding, seats, options }: CampaignPosition, dice: DiceState): CampaignState {
  const s = begin({ scenario: founding, seats, options: { ...filled(options) } }, dice);
  for (const [seat, { unit, points }] of seats.entries()) {
    const player = s.players[seat]!;
    player.points = points;
    player.earned = points;
    const keys = unit.entries.flatMap((entry) =>
      Array.from({ length: entry.count ?? 1 }, (_, n) => keyOf(entry, n + 1)),
    );
    player.advances = (unit.advances ?? []).map((bought) =>
      bought.on === undefined
        ? bought
        : { ...bought, on: player.members[keys.indexOf(bought.on)]?.id ?? bought.on },
    );
  }
  return s;
}

export const positions: DocumentSpec<CampaignPosition> & {
  arrange(position: CampaignPosition, dice: DiceState): CampaignState;
} = { schema: positionSchema, problems, arrange };
