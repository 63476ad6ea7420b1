import { RANDOM_SCENARIOS } from '../../data/campaign-tables.ts';
import { scenarioCards } from '../founding.ts';
import type { CampaignCx } from '../game.ts';
import type { CampaignState } from '../state.ts';

export const RANDOM = 'random';

const COMPETITIVE = 2;

/** SB-RAND-01.R1: what can be rolled for so many players. */
export function rollable({ scenarios }: CampaignState, players: number): readonly string[] {
  if (players < COMPETITIVE) return [];
  const cards = scenarioCards(scenarios);
  return RANDOM_SCENARIOS.filter((id) => cards.some((card) => card.id === id && card.players.max >= players));
}

/** SB-RAND-01: rolled until it names one that these players can play and have not yet played in this round. */
export function rollScenario(cx: CampaignCx, players: number): string {
  const fresh = freshIn(cx.s, rollable(cx.s, players));
  for (;;) {
    const die = cx.roll(RANDOM_SCENARIOS.length, 'which scenario');
    const scenario = RANDOM_SCENARIOS[die - 1]!;
    const again = !fresh.includes(scenario);
    cx.emit({ type: 'scenarioRolled', rule: 'SB-RAND-01', die, scenario, again });
    if (!again) return scenario;
  }
}

/** Each is played once before any a second time: those played least so far. */
function freshIn({ history, options }: CampaignState, rolled: readonly string[]): readonly string[] {
  if (!options['random-no-repeat']) return rolled;
  const times = rolled.map((id) => history.filter(({ scenario }) => scenario === id).length);
  const least = Math.min(...times);
  return rolled.filter((_, i) => times[i] === least);
}
