import { MORALE_DICE } from '../../data/nerve.ts';
import { membersOf } from '../../models.ts';
import { rosterLeft } from '../../rules/leaving/leaving.ts';
import { checksMorale } from '../../rules/nerve/morale-checks.ts';
import { automaticDice, qualityOf } from '../../rules/quality/quality.ts';
import type { Model } from '../../state.ts';
import { throwOf } from '../dice/dice.ts';
import type { Mind } from '../mind.ts';
import { worthOf } from '../worth/worth.ts';

/** What failed dice take of a model, as a part of what it is worth (FF-MOR-02). */
const FAILED = [0, 0.15, 0.4, 1];

/** FF-MOR-01: what it costs, in points, that a party falls to half its number when this model leaves: all who stay check. */
export function halvingCost({ look, s }: Mind, model: Model): number {
  const { halved, strength } = s.parties[model.party]!;
  if (halved || rosterLeft(look, model.party) - 1 > Math.floor(strength / 2)) return 0;
  let cost = 0;
  for (const friend of membersOf(s, model.party)) {
    if (friend.id === model.id || !checksMorale(look, friend)) continue;
    const automatic = automaticDice(look, [friend], { purpose: 'morale', declared: null });
    const { successes } = throwOf(MORALE_DICE, qualityOf(look, friend), automatic);
    for (let failures = 1; failures <= MORALE_DICE; failures++)
      cost += successes[MORALE_DICE - failures]! * FAILED[failures]! * worthOf(s, friend);
  }
  return cost;
}
