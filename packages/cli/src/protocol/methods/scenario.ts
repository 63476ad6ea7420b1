import { type Game, type Ruleset, refusal, reviewDocument } from '@vedette/engine';
import { homeOfWords } from '@vedette/games/home-of-words';
import { z } from 'zod';
import { SENTENCES, tongueOf } from '../../locale.ts';
import { listed, refusedBy } from '../errors.ts';
import { method } from '../method.ts';
import { problemsSchema } from '../schemas/refusal.ts';
import { rulesetIdSchema } from './ruleset-head.ts';

export const scenarioHeadSchema = z
  .object({ id: z.string(), title: z.string() })
  .meta({ id: 'ScenarioHead' });

/** What a player is shown to choose from. */
export function scenarioHeads(ruleset: Ruleset<Game>) {
  const tongue = tongueOf(ruleset);
  return ruleset.scenarios.list.map((scenario) => ({
    id: scenario.id,
    title: tongue.scenario(scenario).title,
  }));
}

export const scenarioList = method({
  summary: 'The built-in scenarios of a ruleset.',
  params: z.strictObject({ ruleset: rulesetIdSchema }),
  result: z.object({ scenarios: z.array(scenarioHeadSchema) }),
  run: ({ ruleset }, { shelf }) => ({ result: { scenarios: scenarioHeads(shelf.get(ruleset)) } }),
});

export const scenarioShow = method({
  summary: 'A built-in scenario as the document it is: the place to start one of your own from.',
  params: z.strictObject({ ruleset: rulesetIdSchema, scenario: z.string().max(1000).describe('Its id.') }),
  result: z.object({ scenario: z.unknown() }),
  run: ({ ruleset, scenario: wanted }, { shelf }) => {
    const { list } = shelf.get(ruleset).scenarios;
    const scenario = list.find(({ id }) => id === wanted);
    if (scenario !== undefined) return { result: { scenario } };
    const known = list.map(({ id }) => id);
    throw refusedBy(SENTENCES, [refusal('scenario.unknown', { given: wanted, known }, '/scenario')]);
  },
});

export const scenarioCheck = method({
  summary: "Says everything that is wrong with a scenario of one's own.",
  params: z.strictObject({ ruleset: rulesetIdSchema, scenario: z.unknown().describe('The whole document.') }),
  result: z.object({
    problems: problemsSchema,
    advice: problemsSchema.describe('What is legal, but hardly what its author wants.'),
  }),
  run: ({ ruleset, scenario }, { shelf }) => {
    const rules = shelf.get(ruleset);
    const { refusals } = tongueOf(rules);
    const { problems, advice } = reviewDocument(rules.scenarios, scenario, homeOfWords(ruleset));
    return { result: { problems: listed(refusals, problems), advice: listed(refusals, advice) } };
  },
});
