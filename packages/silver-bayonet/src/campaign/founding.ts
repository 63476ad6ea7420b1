import type { Refusal, ScenarioShelf } from '@vedette/engine';
import { z } from 'zod';
import { say } from '../refusals.ts';
import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import { scenarios } from '../scenarios/index.ts';

const id = z
  .string()
  .max(60, { abort: true })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** What a campaign has to know about a scenario. */
const scenarioCard = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  mode: z.enum(['competitive', 'solo']),
  players: z.strictObject({ min: z.int().min(1).max(4), max: z.int().min(1).max(4) }),
});
export type ScenarioCard = z.infer<typeof scenarioCard>;

/** A scenario of the players' own: whole, to be played here, or a card for one that is played on a real table. */
export type OwnScenario = Scenario | ScenarioCard;

/** Scenarios of the players' own, on top of the built-in ones. */
export const ownScenarios = z.array(z.union([scenarioCard, scenarioSchema])).max(100);

const schema = z.strictObject({
  id,
  title: z.string().min(1).max(80),
  /** Games to play; null: until the players have had enough, or the goal is reached (SB-CAMP-23). */
  games: z.int().min(1).max(200).nullable(),
  scenarios: ownScenarios,
});

/** What a campaign is founded on. */
export type Founding = z.infer<typeof schema>;

/** Every scenario that a campaign knows, the built-in ones first. */
export function scenarioCards(own: readonly OwnScenario[]): readonly ScenarioCard[] {
  return [...scenarios.list, ...own].map(({ id, name, mode, players }) => ({ id, name, mode, players }));
}

/** The whole of a scenario of the players' own; its id where it is built in or only a card. */
export function scenarioToPlay(own: readonly OwnScenario[], id: string): Scenario | string {
  const found = own.find((scenario) => scenario.id === id);
  return found !== undefined && isWhole(found) ? found : id;
}

function isWhole(own: OwnScenario): own is Scenario {
  return 'boards' in own;
}

function problems(founding: Founding): readonly Refusal[] {
  return founding.scenarios.flatMap((own, i) => {
    const { id, players } = own;
    const path = `/scenarios/${i}`;
    const found: Refusal[] = isWhole(own)
      ? scenarios.problems(own).map((problem) => ({ ...problem, path: `${path}${problem.path ?? ''}` }))
      : [];
    if (scenarioCards(founding.scenarios.slice(0, i)).some((other) => other.id === id)) {
      const said = say('campaign.scenario-twice', { id });
      found.push({ code: 'campaign.scenario-twice', rule: 'SB-OPS-03', path: `${path}/id`, ...said });
    }
    if (players.min > players.max) {
      const said = say('campaign.players', { id, min: players.min, max: players.max });
      found.push({ code: 'campaign.players', rule: 'SB-OPS-03', path: `${path}/players`, ...said });
    }
    return found;
  });
}

const list: readonly Founding[] = [
  { id: 'the-long-war', title: 'The long war', games: null, scenarios: [] },
  { id: 'one-campaigning-season', title: 'One campaigning season', games: 10, scenarios: [] },
];

export const foundings: ScenarioShelf<Founding> = { schema, problems, list };
