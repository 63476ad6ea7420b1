import type { Random, Refusal, Seat } from '@vedette/engine';
import { say } from '../../refusals.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { CampaignCx } from '../game.ts';
import type { CampaignState } from '../state.ts';
import { RANDOM } from './random-scenario.ts';

export const OWN = 'own';

/** As many as a founding may bring. */
const MOST = 100;

interface OwnScenarioQuestion {
  readonly players: number;
}

/** SB-OPS-03: a scenario of the players' own comes into the book whole, and is on offer from then on. */
export function bringOwn(cx: CampaignCx, keeper: Seat, players: number): string {
  const { s } = cx;
  const brought = cx.ask('ownScenario', keeper, { players });
  s.scenarios = [...s.scenarios.filter(({ id }) => id !== brought.id), brought];
  return brought.id;
}

/** One that was brought before may be brought again, mended; the built-in ones stay what they are. */
export function ownScenarioProblem(
  { players }: OwnScenarioQuestion,
  scenario: Scenario,
  s: CampaignState,
): Refusal | null {
  const { id } = scenario;
  const { min, max } = scenario.players;
  if ([OWN, RANDOM, ...scenarios.list.map((one) => one.id)].includes(id))
    return {
      code: 'campaign.scenario-twice',
      rule: 'SB-OPS-03',
      path: '/id',
      ...say('campaign.scenario-twice', { id }),
    };
  if (players < min || players > max)
    return {
      code: 'campaign.players-now',
      rule: 'SB-OPS-03',
      path: '/players',
      ...say('campaign.players-now', { id, players, min, max }),
    };
  if (s.scenarios.length >= MOST && s.scenarios.every((one) => one.id !== id))
    return {
      code: 'campaign.too-many-scenarios',
      rule: 'SB-OPS-03',
      ...say('campaign.too-many-scenarios', { most: MOST }),
    };
  return scenarios.problems(scenario)[0] ?? null;
}

/** A built-in one under another name. */
export function randomOwnScenario({ players }: OwnScenarioQuestion, random: Random): Scenario | null {
  const fit = scenarios.list.filter(({ players: { min, max } }) => players >= min && players <= max);
  if (fit.length === 0) return null;
  const one = fit[random.below(fit.length)]!;
  return { ...one, id: `own-${one.id}` };
}
