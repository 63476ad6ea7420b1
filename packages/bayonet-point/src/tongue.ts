import { type OptionWords, speaking, spoken, type Tongue } from '@vedette/engine';
import { board } from './board/board.ts';
import { eveningOf } from './evening.ts';
import type { BayonetPoint } from './game.ts';
import { makeMuster } from './muster/builder/muster.ts';
import { isChoice, type Scenario } from './scenario/format/scenario.ts';
import { documents } from './scenarios/documents.ts';
import { briefOf } from './words/brief.ts';
import { tongues } from './words/index.ts';
import { use, words } from './words/now.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** The switches of a scenario's own, in its author's words or in those of the printed ones. */
function ownOptions(scenario: Scenario): OptionWords {
  const { options = {} } = isChoice(scenario) ? {} : scenario;
  return Object.fromEntries(
    Object.entries(options).map(([key, { text, values }]) => [
      key,
      { title: text, values: words.scenarioValues(values) },
    ]),
  );
}

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  speaking(
    use,
    ({ title, refusals, options, optionGroups, orders, describe, endingOf }): Tongue<BayonetPoint> => ({
      title,
      refusals,
      options,
      optionGroups,
      orders,
      scenario: (scenario, view) => ({
        title: words.scenarioName(scenario),
        premise: words.scenarioPremise(scenario),
        options: ownOptions(scenario),
        brief: briefOf(scenario, view),
        ...(documents.some(({ id, name }) => id === scenario.id && name === scenario.name)
          ? { shelved: true as const }
          : {}),
      }),
      describe,
      ending: endingOf,
      telling,
      prompt,
      board: { ...board },
      muster: makeMuster(),
      evening: eveningOf,
    }),
  ),
);
