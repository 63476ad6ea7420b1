import type { Random, Refusal, Seat } from '@vedette/engine';
import { refusal } from '../../refusal.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { CampaignCx } from '../game.ts';
import type { CampaignState } from '../state.ts';
import { castFor } from './casting.ts';

export const OWN = 'own';

/** More than anybody plays in a campaign. */
const MOST = 100;

interface OwnScenarioQuestion {
  readonly seats: readonly Seat[];
}

/** Every scenario that a campaign knows, the printed ones first. */
export function knownTo({ scenarios: own }: CampaignState): readonly Scenario[] {
  return [...scenarios.list, ...own];
}

/** The whole of a scenario of the players' own; the id of a printed one. */
export function scenarioToPlay({ scenarios: own }: CampaignState, id: string): Scenario | string {
  return own.find((one) => one.id === id) ?? id;
}

/** FF-SCN-01: a scenario of the players' own comes into the book whole, and is on offer from then on. */
export function bringOwn(cx: CampaignCx, keeper: Seat, seats: readonly Seat[]): string {
  const { s } = cx;
  const brought = cx.ask('ownScenario', keeper, { seats: [...seats] });
  s.scenarios = [...s.scenarios.filter(({ id }) => id !== brought.id), brought];
  return brought.id;
}

/** One that was brought before may be brought again, mended; the printed ones stay what they are. */
export function ownScenarioProblem(
  { seats }: OwnScenarioQuestion,
  scenario: Scenario,
  s: CampaignState,
): Refusal | null {
  const { id } = scenario;
  if ([OWN, ...scenarios.list.map((one) => one.id)].includes(id))
    return refusal('campaign.scenario-twice', 'FF-SCN-01', { id }, '/id');
  if (s.scenarios.length >= MOST && s.scenarios.every((one) => one.id !== id))
    return refusal('campaign.too-many-scenarios', 'FF-SCN-01', { most: MOST });
  const [problem] = scenarios.problems(scenario);
  if (problem !== undefined) return problem;
  return castFor(s, seats, scenario) === null
    ? refusal('campaign.nobody-fits', 'FF-SCN-01', { id }, '/forces')
    : null;
}

/** A printed one that they can play, under another name. */
export function randomOwnScenario(
  { seats }: OwnScenarioQuestion,
  random: Random,
  look: () => CampaignState,
): Scenario | null {
  const fit = scenarios.list.filter((one) => castFor(look(), seats, one) !== null);
  if (fit.length === 0) return null;
  const one = fit[random.below(fit.length)]!;
  return { ...one, id: `own-${one.id}` };
}
