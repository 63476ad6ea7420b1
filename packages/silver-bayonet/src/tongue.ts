import { type OptionWords, speaking, spoken, type Tongue } from '@vedette/engine';
import { board } from './board/board.ts';
import type { SilverBayonet } from './game.ts';
import { makeMuster } from './muster/builder/muster.ts';
import { detachment } from './muster/detachment.ts';
import { tell } from './odds/tell.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import { documents } from './scenarios/documents.ts';
import { briefOf } from './words/brief.ts';
import { eveningOf } from './words/evening.ts';
import { tongues } from './words/index.ts';
import { use, words } from './words/now.ts';
import { prompt } from './words/prompt.ts';
import { telling } from './words/telling.ts';

/** The switches of a scenario's own, in its author's words or in those of the printed ones. */
function ownOptions({ options = {} }: Scenario): OptionWords {
  return Object.fromEntries(
    Object.entries(options).map(([key, { text, values }]) => [
      key,
      { title: words.scenarioText(text), values: words.scenarioValues(values) },
    ]),
  );
}

/** Everything that the game says, in every language that it has. */
export const speech = spoken(
  tongues,
  speaking(
    use,
    ({ title, refusals, options, optionGroups, orders, describe, endingOf }): Tongue<SilverBayonet> => ({
      title,
      refusals,
      options,
      optionGroups,
      orders,
      scenario: (scenario) => ({
        title: words.scenarioName(scenario),
        premise: words.scenarioPremise(scenario),
        options: ownOptions(scenario),
        brief: briefOf(scenario),
        ...(documents.some(({ id, name }) => id === scenario.id && name === scenario.name)
          ? { shelved: true as const }
          : {}),
      }),
      describe,
      ending: endingOf,
      telling,
      prompt,
      odds: tell,
      board: { ...board },
      muster: makeMuster(),
      detachment,
      evening: eveningOf,
    }),
  ),
);
